import type { Failed } from '../../api/outcome.ts';
import type { Words } from '../../i18n/messages.ts';

/** @returns what the service said to a failure, in quotation marks if it may be untrue, or why nothing was sent; empty if there is neither. */
export const saidOf = (outcome: Failed): Words =>
  outcome.message || (outcome.kind === 'unknown' && outcome.quoted ? `“${outcome.quoted}”` : '');
