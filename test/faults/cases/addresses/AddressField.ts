import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { Place } from '../environment/visit.ts';
import type { HostileKind } from './hostile.ts';

/** A field of an answer that holds an address which the app follows or shows, and how a borrower comes to that. */
export interface AddressField extends Place {
  /** The screen and the field: `repay.payUrl`. */
  readonly name: string;
  readonly kind: HostileKind;
  /** Every answer that the screen asks for, with the field's value in its place. */
  readonly answers: (address: unknown) => Answers;
  /** What the borrower does, so that the address is followed or shown. */
  readonly steps: readonly Step[];
  /** Words that tell that the screen has read its answers. */
  readonly ready: string;
  /** Words of the message where the address is refused; for pictures, what stands there without one. */
  readonly says: readonly string[];
  /** Words that stand where the address leads to a place of this site where nothing is; those of the page for that by default. */
  readonly nowhere?: string;
  /** What the screen does with no address at all, where that is no fault: it goes home, or nothing is to be done. */
  readonly without?: 'home' | 'quiet';
  /** Words after which the page is loaded anew, for the address is shown only then. */
  readonly again?: string;
}
