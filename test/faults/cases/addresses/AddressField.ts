import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { Place } from '../environment/visit.ts';
import type { HostileKind } from './hostile.ts';

/** An answer field with an address that the app follows or shows, and how a borrower gets there. */
export interface AddressField extends Place {
  /** The screen and the field: `repay.payUrl`. */
  readonly name: string;
  readonly kind: HostileKind;
  /** All answers that the screen needs, with the given value in the field. */
  readonly answers: (address: unknown) => Answers;
  /** What the borrower does so that the app follows or shows the address. */
  readonly steps: readonly Step[];
  /** Text that shows that the screen has read its answers. */
  readonly ready: string;
  /** Texts of the message if the address is refused; for images, the text that is there without one. */
  readonly says: readonly string[];
  /** Text that is shown if the address leads to a missing path of this site; by default that of the 404 page. */
  readonly nowhere?: string;
  /** What the screen does without an address, if that is no fault: it goes home, or does nothing. */
  readonly without?: 'home' | 'quiet';
  /** Text after which the page is reloaded, because it shows the address only then. */
  readonly again?: string;
}
