// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { Unconfirmed } from './later.tsx';
import type { ComplaintForm } from './model.ts';

it('The complaint’s notice gives the focus to the heading as it is sent again, for the notice goes', () => {
  const sendAgain = vi.fn();
  const model = {
    $listCheck: atom('absent'),
    $problem: atom(),
    listFailure: () => undefined,
    submission: {},
    sendAgain,
  };
  const state = { kind: 'unconfirmed', check: 'open', sentAtMs: 0, wasAccepted: false, maySendAgain: true } as const;
  render(
    <>
      <h1 tabIndex={-1}>Your complaint</h1>
      <Unconfirmed model={model as unknown as ComplaintForm} state={{ ...state, untilMs: undefined }} />
    </>,
  );
  const again = screen.getByRole('button', { name: 'Send again' });
  again.focus();
  fireEvent.click(again);
  expect(sendAgain).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.tagName).toBe('H1');
});
