import { parse, type Route } from './route';

class Router {
  route = $state<Route>(parse(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.route = parse(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    if (this.route.page !== 'rules') scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the page are followed without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
