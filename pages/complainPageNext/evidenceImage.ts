import type { Failure } from '../../shared/features/core/explain.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { ShrinkImage, Unusable } from '../../shared/platform/images/shrinkImage.ts';

/** An image of a complaint: on its way, lost on the way, or at the service, which knows it by `url`. */
export interface EvidenceImage {
  readonly id: number;
  readonly step: 'waiting' | 'preparing' | 'uploading' | 'lost' | 'done';
  /** Where to see it: small, and as a `data:` address, or at the service; '' while there is neither. */
  readonly preview: string;
  readonly url: string;
  /** Why it was lost, where whoever is signed out has to log in before it can go up. */
  readonly failure?: Failure | undefined;
}

/** Why images are not there: the file of that name is of no use, there are so many of them, or the service took none. */
export type EvidenceProblem =
  | { readonly kind: Unusable; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: Words; readonly failure?: Failure };

/** What a page adds to its platform for images. */
export type EvidenceEnv = Env & { readonly shrinkImage: ShrinkImage };
