import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import type { PayCode } from '../database/schema.ts';
import { imageUrl } from '../site/images.ts';
import { texts } from '../texts.ts';

/** A payment channel. The names are samples, no real companies. */
interface Channel {
  readonly name: string;
  /** Set if borrowers can also pay in the channel's app, not only in cash. */
  readonly hasApp?: true;
}

/** The channel numbers of payments by the borrower's own e-wallet and by card; no order lists them among its channels. */
export const WALLET = 'wallet';
export const CARD = 'card';

const channels = new Map<string, Channel>([
  ['90006', { name: 'Sample Wallet', hasApp: true }],
  ['90007', { name: 'Sample Counter' }],
  ['90008', { name: 'Sample Bank', hasApp: true }],
  ['90009', { name: 'Sample Remittance' }],
  ['90010', { name: 'Sample QR', hasApp: true }],
  ['90011', { name: 'Sample Pawnshop and Money Transfer Centers of the Visayas' }],
]);

/** Returns the name of a channel; its number if it is unknown. */
export function channelName(number: string): string {
  if (number === WALLET) return texts.repay.ownWallet;
  if (number === CARD) return texts.bank.card;
  return channels.get(number)?.name ?? number;
}

/** Returns what applies to the pay codes of a channel; barcode and single use as the default brand's profile of it says. */
export function codeRules(number: string) {
  const { barcode, singleUse = true } = sample.channels?.[number] ?? {};
  return { barcode, singleUse, validHours: number === '90007' ? 48 : 72 };
}

/** Serializes channels as `repayList`. */
export function wireChannels(numbers: readonly string[], origin: string) {
  return numbers.map((number) => ({
    name: channelName(number),
    logo: imageUrl(origin, channelName(number)),
    channel_number: number,
  }));
}

/** Returns the steps for paying with a code as `payNotice`: one group for the app, if there is one, and one for the counter. */
function payNotices(number: string) {
  const { steps } = texts;
  const after = { name: steps.checkOrder, steps: [steps.posting] };
  const inApp = {
    title: steps.inApp,
    list: [
      { name: steps.find, steps: [steps.open(channelName(number)), steps.chooseBills, steps.chooseLender] },
      { name: steps.pay, steps: [steps.enterCode, steps.checkName, steps.keepReceipt] },
      after,
    ],
  };
  const atCounter = {
    title: steps.atCounter,
    list: [{ name: steps.inCash, steps: [steps.tellCashier, steps.showCode, steps.payExactly] }, after],
  };
  return channels.get(number)?.hasApp ? [inApp, atCounter] : [atCounter];
}

/** Serializes a pay code as `defDetail`. */
export function wireCode({ code, channelNumber }: Pick<PayCode, 'code' | 'channelNumber'>, origin: string) {
  const name = channelName(channelNumber);
  return { payCode: code, logo: imageUrl(origin, name), title: name, payNotice: payNotices(channelNumber) };
}
