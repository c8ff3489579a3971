import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import type { Place } from '../environment/visit.ts';

/** What a plain browser does in the app's stead, or a page whose app does not take the message. */
export type InBrowser =
  | { readonly kind: 'goes'; readonly to: string }
  | { readonly kind: 'says'; readonly words: string }
  | { readonly kind: 'nothing' };

/** A moment at which a screen tells the native app something. */
export interface BridgeUse extends Place {
  /** What it is, and where: `goHome from the order`. */
  readonly name: string;
  /** The messages that go out then, in order. */
  readonly messages: readonly { readonly action: string; readonly payload: { readonly [name: string]: string } }[];
  readonly answers: Answers;
  readonly steps: readonly Step[];
  /** The call that the last step makes, where the message comes of its answer. */
  readonly asks?: CallName;
  readonly inBrowser: InBrowser;
  /** Words that stand on the screen afterwards, where it stays: the borrower can go on from there. */
  readonly stays: string;
  /** Whether those are the service's own, which are a toast as well. */
  readonly isOfService?: boolean;
  /** How long, on the page's clock, the page waits for the app before it shows that. */
  readonly waitSeconds?: number;
  /** Whether the app of iOS never hears of it. */
  readonly isNotForIos?: boolean;
}
