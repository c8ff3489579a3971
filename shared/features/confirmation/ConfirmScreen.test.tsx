// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { confirmTest } from '../../../test/support/confirming.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Agreement } from '../../api/endpoints/agreements.ts';
import { type Amount, formatAmount } from '../../domain/money.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { QueryState } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import type { SubmissionState } from '../core/submission.ts';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import type { Confirmation } from './confirmation.ts';
import { newConfirmation } from './newConfirmation.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { newOfferPage } from './offerPage.ts';

const format = (amount: Amount): string => formatAmount(amount, { decimal: '.', group: ',' });

const offer = {
  amount: 450000,
  productName: 'Sample Peso Loan',
  productLogo: '',
  details: [],
  facts: {},
  plan: [{ title: 'Repayment', amount: 590000, description: 'Principal and interest', payTime: '2026-05-04' }],
};

type Offer = typeof offer;

interface Shown {
  readonly view?: QueryState<Offer>;
  readonly list?: QueryState<readonly Agreement[]>;
  readonly state?: SubmissionState;
  readonly note?: string;
  readonly failure?: Failure | undefined;
  readonly onRefresh?: () => void;
  readonly popup?: ReactNode;
  readonly signsInTwoTaps?: boolean;
}

const ready = <Data,>(data: Data): QueryState<Data> => ({ kind: 'ready', data, checkedAtMs: 0, status: 'fresh' });

const modelOf = ({ view = ready(offer), state = { kind: 'free' }, ...shown }: Shown): Confirmation<Offer> => {
  const { confirmEnv, env } = confirmTest({ search: '' });
  const model = newConfirmation(confirmEnv, newOfferPage(env));
  return {
    ...model,
    $offer: atom(view),
    $form: atom({ isAgreed: true, note: shown.note ?? '', needsAccount: false, failure: shown.failure }),
    agreements: {
      ...model.agreements,
      $view: atom(shown.list ?? ready([{ title: 'Loan agreement', position: '1' }])),
    },
    loanSubmission: { ...model.loanSubmission, $state: atom(state), failure: () => shown.failure },
    wait: () => (view.kind === 'ready' && view.status === 'stale' ? 'stale' : undefined),
    ...(shown.onRefresh && { refresh: shown.onRefresh }),
  };
};

const drawn = (shown: Shown) => (
  <ConfirmScreen
    title="Confirm your loan"
    model={modelOf(shown)}
    formatOf={() => format}
    popupOf={() => shown.popup}
    signsInTwoTaps={shown.signsInTwoTaps}
  >
    {(shownOffer, atMs) => <OfferTerms offer={shownOffer} atMs={atMs} rows={[]} format={format} />}
  </ConfirmScreen>
);

const stale: Shown = { view: { kind: 'ready', data: offer, checkedAtMs: 0, status: 'stale' } };

const unknown = { kind: 'unconfirmed', check: 'unknown', sentAtMs: 0, untilMs: undefined } as const;

describe('A loan that the service has said yes to', () => {
  it('is told as confirmed while a later look cannot see it', () => {
    render(drawn({ state: { ...unknown, wasAccepted: true, maySendAgain: false } }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Your loan is confirmed/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is told as confirmed beside the way to another one, and never as not known', () => {
    render(drawn({ state: { ...unknown, check: 'open', wasAccepted: true, maySendAgain: true } }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your loan was confirmed');
    expect(screen.getByRole('button', { name: 'Back to the offer' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/do not know|Money could still come/);
  });
});

it('An offer of nothing has no button that takes it, and the number to ask', () => {
  render(drawn({ view: ready({ ...offer, amount: 0 }) }));
  expect(screen.getByRole('alert').textContent).toMatch(/^You cannot take this loan here/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toContain('+63 2 8555 0100');
  expect(screen.queryByRole('button', { name: 'Loan' })).toBeNull();
});

it('An offer in rupees states what being late costs in rupees too, not with the brand’s sign', () => {
  render(drawn({}));
  expect(screen.getByText(/^If a payment is late: 1,000.00 once \(800.00/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('₱');
});

it('An offer that contradicts itself has the number to ask before the button that takes it', () => {
  render(drawn({ view: ready({ ...offer, facts: { payBackCents: 1 } }) }));
  const buttons = screen.getAllByRole('button').slice(-3, -1);
  expect(buttons.map(({ textContent, className }) => [textContent?.trim(), className])).toEqual([
    ['+63 2 8555 0100', 'button button--main'],
    ['Loan', 'button button--quiet'],
  ]);
});

it('A brand can have the first tap lead to the agreement, and the second take the loan', () => {
  render(drawn({ signsInTwoTaps: true }));
  expect(screen.queryByRole('button', { name: 'Loan' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read what you agree to' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Loan' })).toBeTruthy();
});

it('A loan whose answer was lost is told as not known, with the service’s words and the login where they were signed out', async () => {
  const { env, moves } = testEnv({ search: '' });
  const outcome = { kind: 'unknown', reason: 'http', status: 401 } as const;
  render(
    drawn({
      state: { ...unknown, wasAccepted: false, maySendAgain: false },
      note: 'Your session has ended.',
      failure: { env, outcome },
    }),
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^We do not know yet/);
  expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/“Your session has ended.”/);
  // There is no punctuation between title and text, because other languages may not use it.
  const title = await screen.findByText('You are logged out');
  expect(title.closest('[role=alert]')?.textContent).toMatch(/^You are logged outOpen the app and log in/);
  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }));
  expect(moves).toEqual(['assign sampleloan://login']);
});

it('An offer that could not be read again is refreshed beside the button that waits for it', () => {
  const refresh = vi.fn();
  render(drawn({ ...stale, onRefresh: refresh }));
  const waiting = screen.getByRole('button', { name: 'Loan' });
  const [beside] = screen.getAllByRole('button', { name: 'Refresh' });
  expect(beside?.closest('.action-bar')).toBe(waiting.closest('.action-bar'));
  if (beside) fireEvent.click(beside);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  [{ kind: 'refused', code: '5', message: 'No agreement yet.' } as const, 'No agreement yet.'],
  [{ kind: 'unknown', reason: 'body', quoted: 'Back at noon.' } as const, '“Back at noon.”'],
])('Agreements that did not come are told in the service’s words: %j', (outcome, words) => {
  const { env } = testEnv({ search: '' });
  render(drawn({ list: { kind: 'unknown', failure: { env, outcome } } }));
  expect(screen.getByText(words)).toBeTruthy();
});

describe('The focus', () => {
  it('goes to the button that loans with the Refresh beside it, and stays where it is elsewhere', () => {
    for (const [name, next] of [
      ['Refresh', 'button'],
      [/terms/, 'checkbox'],
    ] as const) {
      const { rerender } = render(drawn(stale));
      screen.getAllByRole(next, { name })[0]?.focus();
      rerender(drawn({}));
      expect(document.activeElement).toBe(screen.getByRole(next, { name: next === 'button' ? 'Loan' : name }));
      cleanup();
    }
  });

  it('goes to the heading with the button of a request whose outcome comes, and stays at that of one that was refused', () => {
    const { rerender } = render(drawn({ state: { kind: 'sending' } }));
    const pressed = screen.getByRole('button', { name: 'Loan' });
    pressed.focus();
    rerender(drawn({ state: { kind: 'free' } }));
    expect(document.activeElement).toBe(pressed);
    rerender(drawn({ state: { kind: 'sending' } }));
    rerender(drawn({ state: { ...unknown, wasAccepted: false, maySendAgain: false } }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('goes to the heading with a contract that stood there first', () => {
    const { rerender } = render(drawn({ popup: <Dialog title="Contract">It says so.</Dialog> }));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    rerender(drawn({}));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
