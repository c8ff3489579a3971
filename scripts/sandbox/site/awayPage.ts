import { html } from 'hono/html';
import { page } from './page.ts';

/** Stands in for an address outside the app that an answer names: a product, a withdrawal, a redirect. */
export function awayPage(name: string): Promise<Response> {
  return page(
    'A page outside the app',
    html`<p>A real service would open its own page here. This one stands in for <strong>${name}</strong>.</p>
<p><a href="/sandbox/">All borrowers of the sandbox</a></p>`,
  );
}
