import { FOREIGN, SESSION } from './records.ts';
import type { Stage } from './stage.tsx';

/** What is certain at the moment at which a screen is looked at. */
export interface Facts {
  /** Whether the service has said that the payment, loan or complaint is there. */
  readonly isDone: boolean;
  /** Whether a request may have been carried out, and nobody knows. */
  readonly isUnconfirmed: boolean;
  /** What the borrower has typed: it stays where its field stays. */
  readonly typed?: string | undefined;
}

const JUNK = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{"|\bnull\b/;
const SUCCESS =
  /\bthank you\b|\bpaid in full\b|\bpayment has arrived\b|\byour (loan|account) is (confirmed|saved)\b|successfully/i;
const FAILURE =
  /\bfailed\b|\b(was|is) not (paid|sent|taken|carried out)\b|\bnothing was (paid|sent)\b|\bno money left\b/i;

/** What holds on every screen after every ending of a call. @returns what does not, in words. */
export const brokenPromises = (stage: Stage, { isDone, isUnconfirmed, typed }: Facts): readonly string[] => {
  const text = stage.text();
  const isLeaving = stage.moves.length + stage.routes.routeMoves.length > 0;
  const stored = [...stage.storage, ...stage.phoneStorage].flat().join(' ');
  const broken = {
    'says “done” without a fact': !isDone && SUCCESS.test(text),
    'says “failed” of what may have been carried out': isUnconfirmed && FAILURE.test(text),
    'shows what belongs to another order or borrower': Object.values(FOREIGN).some((part) =>
      text.includes(String(part)),
    ),
    'offers no way on': stage.taps().length === 0 && !isLeaving,
    'is still busy': stage.isBusy() && !isLeaving,
    'shows a value that is none': JUNK.test(text),
    'has lost what was typed': !!typed && stage.fields().length > 0 && !stage.fields().includes(typed),
    'keeps the session': stored.includes(SESSION.sessionId),
    'makes a call that no test knows': stage.service.unexpected.length > 0,
  };
  return Object.entries(broken).flatMap(([what, isBroken]) => (isBroken ? [what] : []));
};
