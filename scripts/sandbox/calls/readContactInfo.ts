import { badRequest } from '../http/refusal.ts';
import { type Call, requiredText } from './call.ts';

/** Where the borrower reaches customer service. */
export async function readContactInfo(call: Call) {
  if (requiredText(call, 'overall') !== '30') throw badRequest('The field overall must be 30.');
  return { email: 'help@sample-lending.example', smWa: '+63 900 000 0000' };
}
