// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import type { Failed } from '../../api/outcome.ts';
import { explainFailure } from './FailureView.tsx';

afterEach(cleanup);

const refused = (code: string): Failed => ({ kind: 'refused', code, message: 'The words of the service.' });
const unknown = (reason: 'offline' | 'timeout' | 'http' | 'incomplete', status = 500): Failed => ({
  kind: 'unknown',
  reason,
  status,
});

const show = (outcome: Failed, phone: Partial<TestPhone> = {}, path = '/repay') => {
  history.replaceState(null, '', path);
  const test = testEnv({ search: '?userId=7&orderId=A1&productId=9', ...phone });
  const onRetry = vi.fn();
  const Explained = explainFailure(test.env, outcome);
  render(<Explained onRetry={onRetry} />);
  return { ...test, onRetry };
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const hasButton = (name: string | RegExp): boolean => !!screen.queryByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const order = () => screen.queryByRole('link', { name: 'See your order' })?.getAttribute('href');

const NO_ORDER = { search: '?userId=7&productId=9' };
const ALWAYS = ['Go to the home page', 'Call +63 2 8555 0100'];

describe('The explanation of a failure', () => {
  it.each([
    ['a settled order', refused('4011'), {}, '/repay', 'Nothing to pay right now', ['See your order']],
    ['a rollover that there is not', refused('4010'), {}, '/repay', 'You cannot move the due date', ['See your order']],
    ['an order that there is not', refused('4040'), {}, '/repay', 'We cannot find this order', []],
    ['an offer that there is not', refused('4050'), NO_ORDER, '/repay', 'There is no open offer here', []],
    ['an error on the order’s own page', unknown('http'), {}, '/order', 'We cannot show this right now', ['Retry']],
    ['an address of no loan', unknown('incomplete'), NO_ORDER, '/repay', 'This link is incomplete', []],
    ['a loan without an account', refused('4053'), NO_ORDER, '/repay', 'No bank account yet', ['Add a bank account']],
    ['another’s page', unknown('http', 403), {}, '/repay', 'This page is for another account', ['Log in again']],
  ])('says of %s what it is and what helps, and quotes the service’s words', (_, outcome, phone, path, title, ways) => {
    show(outcome, phone, path);
    expect(heading()).toBe(title);
    const quoted = outcome.kind === 'refused' ? ['“The words of the service.”'] : [];
    expect(screen.queryAllByText(/“/).map(({ textContent }) => textContent)).toEqual(quoted);
    const taps = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(taps).toEqual([...ways, ...ALWAYS]);
  });

  it('shows the service’s words of a code that the brand does not list, with Retry and the way to the order', () => {
    const { onRetry } = show(refused('5000'));
    expect(screen.getByText('The words of the service.')).toBeTruthy();
    press('Retry');
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(order()).toBe('/loanDetail?userId=7&orderId=A1&productId=9&product_id=9');
  });

  const quoted = 'Back at noon.';
  it.each([
    { kind: 'unknown', reason: 'http', status: 503, quoted },
    // As `createQuery` has it, where the service has refused by the status.
    { kind: 'refused', code: '', status: 401, message: `“${quoted}”`, quoted },
    { kind: 'refused', code: '', status: 403, message: `“${quoted}”`, quoted },
  ] as const)('quotes once the words that came with HTTP $status', (outcome) => {
    show(outcome);
    expect(screen.getByText('“Back at noon.”')).toBeTruthy();
  });

  it.each([
    ['a code that the brand lists', refused('4001')],
    ['HTTP 401', unknown('http', 401)],
  ])('has the app log the borrower in who is signed out by %s', (_, outcome) => {
    const { messages } = show(outcome, { app: 'android' });
    expect(heading()).toBe('You are logged out');
    expect(screen.getByText(/Log in again to continue/)).toBeTruthy();
    press('Log in again');
    expect(messages).toEqual([{ action: 'goLogin', payload: {} }]);
    expect(hasButton('Retry')).toBe(false);
  });

  it('leaves the focus at the heading above it when a try takes its place', () => {
    const { env } = testEnv({ search: '?userId=7&orderId=A1' });
    const Explained = explainFailure(env, unknown('offline'));
    const page = (failed?: ReactNode) => (
      <>
        <h1>Repayment</h1>
        <h2>Your contracts</h2>
        {failed && <section role="alert">{failed}</section>}
        <h2>Receipts</h2>
      </>
    );
    const { rerender } = render(page(<Explained onRetry={() => rerender(page())} />));
    screen.getByRole('button', { name: 'Retry' }).focus();
    press('Retry');
    expect(document.activeElement).toBe(screen.getByText('Your contracts'));
  });

  it('says in a browser how to come back, opens the app, and says where it did not open', async () => {
    vi.useFakeTimers();
    const { moves } = show(refused('4001'));
    expect(screen.getByText(/use the link in our latest message/)).toBeTruthy();
    press('Log in again');
    expect(moves).toEqual(['assign sampleloan://login']);
    expect(screen.queryByText(/did not open/)).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByText(/The app did not open/)).toBeTruthy();
    expect(hasButton('Go to the home page')).toBe(true);
    vi.useRealTimers();
  });

  it('says nothing of the kind in the app, which takes its time to log in', async () => {
    vi.useFakeTimers();
    show(refused('4001'), { app: 'android' });
    press('Log in again');
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.queryByText(/did not open/)).toBeNull();
    vi.useRealTimers();
  });

  it('names somebody to call, and leads home, always', () => {
    const { messages } = show(refused('4040'), { app: 'ios' });
    press(/^Call \+63/);
    press('Go to the home page');
    const call = { action: 'callPhone', payload: { phone: '+63285550100' } };
    expect(messages).toEqual([call, { action: 'goHome', payload: {} }]);
  });
});
