import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { Place } from './visit.ts';

/** A screen in good health, to be opened under every condition. */
export interface EnvScreen extends Place {
  /** The folder of the page, and what tells it from others of that folder: `repaymentMethod, by wallet`. */
  readonly name: string;
  /** Whether it is the same for everybody. */
  readonly isStatic?: boolean;
  /** Every answer that it may ask for, in whatever condition; `cents` is what the order costs. */
  readonly answers?: (cents: number) => Answers;
  /** What the tab's storage holds before, by the store's name; `cents` as above. */
  readonly stored?: (cents: number) => { readonly [store: string]: unknown };
  /** The same of the phone itself. Where that is all that the screen shows, it stays as it is though the order changes. */
  readonly onPhone?: (cents: number) => { readonly [store: string]: unknown };
  readonly steps?: readonly Step[];
  /** Words that stand there when all is well. */
  readonly ready: string;
  /** Words of the screen itself that speak of something that has gone wrong elsewhere. */
  readonly exempt?: RegExp;
  /** Words that stand there where the storage has nothing of use, for a screen that lives on it. */
  readonly without?: string;
  /** Words that stand there a day later, and where the clock was set back, until the service answers again. */
  readonly dayOld?: string;
  /** Words that stand there once its toasts are over, where the others are in one. */
  readonly rests?: string;
  /** Words after a reload, and after the tab was killed, where the steps are not to be taken again. */
  readonly reloaded?: string;
  readonly killed?: string;
  /** Words where the address names nobody and nothing. */
  readonly nameless?: string;
  /** Words where the address has a route of no screen, for a document of one route of another page: that page is opened. */
  readonly elsewhere?: string;
  /** Whether what the order costs is on the screen. */
  readonly showsAmount?: boolean;
  /** Whether the screen asks for it again when the borrower comes back to it. */
  readonly readsAgain?: 'service';
  /** Whether it looks at the order by itself, every two seconds while it is in sight. */
  readonly looksByItself?: boolean;
  /** A field, and what the borrower types into it; `isKept` over a reload and a killed tab. */
  readonly typed?: { readonly field: string; readonly text: string; readonly isKept?: boolean };
}

/** What the order costs at first, in no other row of it, and later or in somebody else's record. */
export const OWN_CENTS = 321_098;
export const OTHER_CENTS = 111_100;

/** How a screen writes these. */
export const OWN_AMOUNT = '3,210.98';
export const OTHER_AMOUNT = '1,111.00';

/** Words of somebody else's records, which must never be on the screen. */
export const OTHER_WORDS = 'Written by somebody else';
export const OTHER_CODE = '99999999999999';
