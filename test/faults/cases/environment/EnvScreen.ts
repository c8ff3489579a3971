import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { Place } from './visit.ts';

/** A screen that works, to be opened under every condition. */
export interface EnvScreen extends Place {
  /** The page's folder, and what distinguishes it from others of that folder: `repaymentMethod, by wallet`. */
  readonly name: string;
  /** Whether it is the same for everybody. */
  readonly isStatic?: boolean;
  /** All answers that it may need under any condition; `cents` is the order's amount. */
  readonly answers?: (cents: number) => Answers;
  /** The initial content of sessionStorage, by store name; `cents` as above. */
  readonly stored?: (cents: number) => { readonly [store: string]: unknown };
  /** The same of localStorage. A screen that shows only this stays as it is when the order changes. */
  readonly onPhone?: (cents: number) => { readonly [store: string]: unknown };
  readonly steps?: readonly Step[];
  /** Text that is shown when all is well. */
  readonly ready: string;
  /** Text of the screen itself about something that failed elsewhere. */
  readonly exempt?: RegExp;
  /** Text that is shown if the storage holds nothing usable, for a screen that depends on it. */
  readonly without?: string;
  /** Text that is shown a day later, or after the clock was set back, until the service answers again. */
  readonly dayOld?: string;
  /** Text that is shown once its toasts have gone, if `ready` is in a toast. */
  readonly rests?: string;
  /** Text after a reload, and after the tab was killed, if the steps are not repeated. */
  readonly reloaded?: string;
  readonly killed?: string;
  /** Text if the address names no borrower and no order. */
  readonly nameless?: string;
  /** Text for an unknown hash route, if the document serves only one route of another page: that page opens. */
  readonly elsewhere?: string;
  /** Whether the screen shows the order's amount. */
  readonly showsAmount?: boolean;
  /** Whether the screen reads its data again when the borrower returns to it. */
  readonly readsAgain?: 'service';
  /** Whether it polls the order every two seconds while it is visible. */
  readonly looksByItself?: boolean;
  /** A field, and what the borrower types into it; `isKept`: it survives a reload and a killed tab. */
  readonly typed?: { readonly field: string; readonly text: string; readonly isKept?: boolean };
}

/** The order's amount at first (in no other row of it), and later or in somebody else's record. */
export const OWN_CENTS = 321_098;
export const OTHER_CENTS = 111_100;

/** The same as the screen shows them. */
export const OWN_AMOUNT = '3,210.98';
export const OTHER_AMOUNT = '1,111.00';

/** Content of somebody else's records, which must never be on the screen. */
export const OTHER_WORDS = 'Written by somebody else';
export const OTHER_CODE = '99999999999999';
