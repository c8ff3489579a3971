import { agreementUrl, requireAgreement } from '../offer/agreements.ts';
import { findContract } from '../offer/findContract.ts';
import { noOpenOffer } from '../offer/findOffer.ts';
import { requireScene } from '../offer/requireScene.ts';
import { type Call, requiredText } from './call.ts';

/** Where a contract can be read. */
export async function openAgreement(call: Call) {
  requireScene(call);
  const position = requiredText(call, 'position');
  const offer = await findContract(call);
  if (offer === undefined) throw noOpenOffer();
  requireAgreement(offer, position);
  return { contract_url: agreementUrl(call, offer, position) };
}
