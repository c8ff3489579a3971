// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { BridgeConsole } from './BridgeConsole.tsx';
import { type ConsolePage, createBridgeConsole } from './bridgeConsole.ts';

const page = { session: { orderId: 'A1', productId: '9' }, headers: {}, lang: undefined };

const show = (native: ConsolePage['native'] = {}) =>
  render(<BridgeConsole model={createBridgeConsole({ native, page, clock: manualClock() })} />);

const receiveAs = (name: string) =>
  fireEvent.change(screen.getByLabelText('Who receives'), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name }).value },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const happened = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('The bridge console sends each of the eleven messages, and shows each as an Android app gets it, the latest first', () => {
  show();
  receiveAs('An Android app');
  const names = screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => !/loanAppBack|Clear/.test(name));
  expect(names).toHaveLength(11);
  names.forEach(press);
  expect(happened()).toHaveLength(11);
  expect(happened()[10]).toMatch(/^\d\d:\d\d:\d\d The Android app received this text\.\{"action":"openPage"/);
  expect(happened()[0]).toContain('{"action":"dismissRepayment","payload":{}}');
});
