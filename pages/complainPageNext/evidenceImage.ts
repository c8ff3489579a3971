import type { Failure } from '../../shared/features/core/failure.tsx';
import type { Words } from '../../shared/i18n/messages.ts';
import type { Unusable } from '../../shared/platform/images/shrinkImage.ts';

/** An image of a complaint: uploading, failed, or stored by the service, which identifies it by `url`. */
export interface EvidenceImage {
  readonly id: number;
  readonly step: 'waiting' | 'preparing' | 'uploading' | 'lost' | 'done';
  /** The address of its preview: a small `data:` address, or that at the service; '' if there is none yet. */
  readonly preview: string;
  readonly url: string;
  /** Why the upload failed, if the borrower is signed out and has to log in before it can succeed. */
  readonly failure?: Failure | undefined;
}

/** Why images are missing: the file of that name cannot be used, there are too many, or the service rejected them. */
export type EvidenceProblem =
  | { readonly kind: Unusable; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: Words; readonly failure?: Failure };
