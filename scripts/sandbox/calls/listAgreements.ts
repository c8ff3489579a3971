import { wireAgreements } from '../offer/agreements.ts';
import { findContract } from '../offer/findContract.ts';
import { requireScene } from '../offer/requireScene.ts';
import type { Call } from './call.ts';

/** The contracts that the borrower takes the loan under, before and after the loan is taken. */
export async function listAgreements(call: Call) {
  requireScene(call);
  const contract = await findContract(call);
  return contract === undefined ? [] : wireAgreements(contract);
}
