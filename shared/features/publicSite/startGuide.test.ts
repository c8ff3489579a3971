// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { enlargeOnTap } from './startGuide.ts';

const page = `
  <button class="guide-picture" id="one"><picture><source srcset="/one.svg"><img src="data:," alt="A counter"></picture><span>Enlarge</span></button>
  <button class="guide-picture" id="two"><picture><source media="(scripting:none)" srcset="/two.svg"><img src="data:," alt="A slip"></picture></button>
  <div role="dialog" tabindex="-1" hidden><button id="close">Close</button></div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const box = () => find('[role=dialog]');
const large = () => box().querySelectorAll('img');

// The page's script adds its listener once, so all tests share one listener.
beforeAll(enlargeOnTap);

beforeEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  document.body.innerHTML = page;
});

it('a tapped picture opens over the page, named by what it shows, and has the focus', () => {
  find('#one span').click();
  expect(box().hidden).toBe(false);
  expect(box().getAttribute('aria-label')).toBe('A counter');
  expect([...large()].map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual([['/one.svg', '']]);
  expect(document.activeElement).toBe(box());
});

it.each([
  ['a tap on the large picture', () => large()[0]?.click()],
  ['the button', () => find('#close').click()],
  ['a tap beside it', () => box().click()],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('%s closes it, and the small picture has the focus again', (_, close) => {
  find('#one').click();
  close();
  expect(box().hidden).toBe(true);
  expect(large()).toHaveLength(0);
  expect(document.activeElement).toBe(find('#one'));
});

it('a tap elsewhere on the page opens nothing', () => {
  document.body.click();
  expect(box().hidden).toBe(true);
});
