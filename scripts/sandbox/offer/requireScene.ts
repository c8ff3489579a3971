import { type Call, requiredText } from '../calls/call.ts';
import { badRequest } from '../http/refusal.ts';

/** Refuses a call about contracts that does not say that it is made at a loan's confirmation. */
export function requireScene(call: Call): void {
  if (requiredText(call, 'scene') !== '3') throw badRequest('The field scene must be 3.');
}
