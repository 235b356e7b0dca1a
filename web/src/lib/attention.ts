/** The tab says whose turn it is: in its title and its icon. */
export function tabSays(title: string, myTurn: boolean): void {
  document.title = myTurn ? `● Your turn · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = myTurn ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
