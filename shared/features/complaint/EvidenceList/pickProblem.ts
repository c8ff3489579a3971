import type { Words } from '../../../i18n/messages.ts';
import type { Failure } from '../../core/explain.ts';

/** Why picked images were rejected or are missing. */
export type PickProblem =
  | { readonly kind: 'empty' | 'huge' | 'heic' | 'notPicture' | 'broken'; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: Words; readonly failure?: Failure };
