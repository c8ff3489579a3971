// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { SubmissionState } from '../../shared/features/core/submission.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import type { ComplaintForm } from './model.ts';

it('The complaint’s notice takes the focus of the button that it replaces, and gives it to the heading as it goes', async () => {
  const $state = atom<SubmissionState>({ kind: 'sending' });
  const sendAgain = vi.fn();
  const model = {
    $view: atom({ kind: 'writing', description: 'They called me at night.' }),
    $titles: atom(['Collection']),
    evidence: { $images: atom([]), $problems: atom([]) },
    $problem: atom(undefined),
    submission: { $state },
    later: { $state: atom({ kind: 'loading' }) },
    listAddress: '/complaintList',
    sendAgain,
  };
  render(<ComplainPageNext model={model as unknown as ComplaintForm} />);
  screen.getByRole('button', { name: 'Send' }).focus();
  const lost = { kind: 'unconfirmed', check: 'early', sentAtMs: 0, wasAccepted: false, untilMs: undefined } as const;
  $state.set({ ...lost, maySendAgain: false });
  const notice = await screen.findByRole('alert');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(screen.getByRole('link', { name: 'My complaints' }).getAttribute('href')).toBe('/complaintList');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  act(() => $state.set({ ...lost, maySendAgain: true }));
  const again = screen.getByRole('button', { name: 'Send again' });
  again.focus();
  fireEvent.click(again);
  expect(sendAgain).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.tagName).toBe('H1');
});
