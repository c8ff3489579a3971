import { expect, it } from 'vitest';
import { toScreen } from './toScreen.ts';

it('a link works before any script, and says which screen it leads to', () => {
  expect(toScreen('loanDetail')).toEqual({ href: '/loanDetail', 'data-screen': 'loanDetail' });
  expect(toScreen('home')).toEqual({ href: '/', 'data-screen': 'home' });
});
