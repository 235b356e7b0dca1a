import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefs } from './lib/prefs.svelte';

async function start(): Promise<void> {
  // Without a server, `npm run dev` with ?mock in the address plays a canned game.
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('mock')) {
    (await import('./dev/mock')).install();
  }
  prefs.apply();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void start();
