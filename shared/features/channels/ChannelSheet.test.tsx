// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { ChannelSheet } from './ChannelSheet.tsx';

const few = ['Sample Wallet', 'Sample Counter', 'Sample Bank'];

interface Shown {
  readonly names?: readonly string[];
  /** The number of the first channel; the others are numbered from there. */
  readonly first?: number;
  readonly due?: number;
  readonly chosen?: string;
  readonly note?: string;
  readonly said?: string;
}

const ignore = (): void => {};

const draw = ({ names = few, first = 0, due = 320_000, chosen, ...step }: Shown) =>
  render(
    <ChannelSheet
      channels={names.map((name, at) => ({ number: `${first + at}`, name, logo: '' }))}
      due={due}
      step={{ kind: 'choosing', chosen, ...step }}
      payment={{ choose: ignore, pay: async () => {}, close: ignore }}
      status="fresh"
      cardAddress="/repaymentMethod"
    />,
  );

it('A channel that takes whole pesos says what to pay there, and the others say nothing', () => {
  draw({ first: 90006, due: 123_456 });
  expect(screen.getAllByText(/Pay ₱/).map(({ textContent }) => textContent)).toEqual([
    'Pay ₱1,235 at the counter (due ₱1,234.56)',
  ]);
});

it('A channel that does not take the amount says why, and cannot be chosen', () => {
  draw({ first: 90006, due: 4_900, chosen: '90007' });
  const description = 'Minimum ₱50.00. You have ₱49.00 to pay.';
  const counter = screen.getByRole<HTMLInputElement>('radio', { description });
  const wasChecked = counter.checked;
  fireEvent.click(counter);
  expect([wasChecked, counter.checked]).toEqual([false, false]);
  // By another name than theirs, the arrow keys pass it by.
  expect(counter.name).not.toBe('channel');
});

it('Where no channel takes the amount, the list leads to card and wallet, and pays nothing', () => {
  draw({ names: ['Sample Counter'], first: 90007, due: 5_000_001 });
  expect(screen.getByText('Maximum ₱50,000.00. You have ₱50,000.01 to pay.')).toBeTruthy();
  expect(screen.getByText(/^None of these takes ₱50,000\.01\. You can pay by card/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Payment' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: 'Card or e-wallet account' }).getAttribute('href')).toBe('/repaymentMethod');
});

it('Where there is no channel, the list does not say that there is no way to pay: it leads to card and wallet', () => {
  draw({ names: [] });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'There is no channel to pay at right now.',
  ]);
  screen.getByRole('link', { name: 'Card or e-wallet account' });
});

it('No channel is chosen at first, and a try without one is said at the focus, each time', () => {
  draw({});
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  // By their common name, the arrow keys move between them.
  expect(radios.map(({ name, checked }) => [name, checked])).toEqual(Array(3).fill(['channel', false]));
  const list = screen.getByRole('radiogroup');
  expect(list.getAttribute('aria-invalid')).toBeNull();
  for (let tries = 0; tries < 2; tries += 1) {
    const button = screen.getByRole('button', { name: 'Payment' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement?.textContent).toBe('Please choose one of these first.');
    expect(list.getAttribute('aria-describedby')).toBe(document.activeElement?.id);
    expect(list.getAttribute('aria-invalid')).toBe('true');
    // The toast says it too: a screen reader says it once.
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

it('Where nothing is known, the service’s words are quoted before the app’s own', () => {
  draw({ note: 'The payment page did not open.', said: '“The counter is closed.”' });
  expect(screen.getByRole('alert').textContent).toBe('“The counter is closed.” The payment page did not open.');
});

it('What has come of a try takes the focus: below a long list it would be out of sight', () => {
  draw({ chosen: '1', note: 'The payment page did not open.' });
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('The chosen channel alone is marked', () => {
  draw({ chosen: '1' });
  const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(rows.map((row) => !!row?.querySelector('.channel__mark svg'))).toEqual([false, true, false]);
});
