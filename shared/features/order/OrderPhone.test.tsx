// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { OrderPhone } from './OrderPhone.tsx';

afterEach(cleanup);

const open = (phone: string, options: Partial<Parameters<typeof testEnv>[0]> = {}) => {
  const page = testEnv({ search: '', ...options });
  render(<OrderPhone host={page.env} phone={phone} label="Call" />);
  return page;
};

it('An order’s own phone is called, in a browser', () => {
  const { moves } = open('+63 900 000 0001');
  screen.getByRole('button', { name: 'Call +63 900 000 0001' }).click();
  expect(moves).toEqual(['assign tel:+639000000001']);
});

it('The app calls it', () => {
  const { messages } = open('+63 900 000 0001', { app: 'ios' });
  screen.getByRole('button').click();
  expect(messages).toEqual([{ action: 'callPhone', payload: { phone: '+639000000001' } }]);
});

it('An order without a phone has the brand’s', () => {
  open('');
  expect(screen.getByRole('button', { name: 'Call +63 2 8555 0100' })).toBeDefined();
});

it('Words without a number are only shown', () => {
  open('in the app');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('in the app')).toBeDefined();
});
