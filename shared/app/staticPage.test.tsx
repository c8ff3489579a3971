import { expect, it } from 'vitest';
import { screenLink } from './staticPage.tsx';

it('a link works before any script, and says which screen it leads to', () => {
  expect(screenLink('loanDetail')).toEqual({ href: '/loanDetail', 'data-screen': 'loanDetail' });
  expect(screenLink('home')).toEqual({ href: '/', 'data-screen': 'home' });
});
