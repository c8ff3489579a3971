import { imageUrl } from '../site/images.ts';
import { en, type Texts } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';

/** A payment channel. The names are samples, no real companies. */
export interface Channel {
  readonly number: string;
  readonly name: Words;
  /** Set if borrowers can also pay in the channel's app, not only in cash. */
  readonly hasApp?: true;
}

/** The channel numbers of payments by the borrower's own e-wallet and by card; no order lists them among its channels. */
export const WALLET = 'wallet';
export const CARD = 'card';

export const channels: readonly Channel[] = [
  { number: WALLET, name: ({ repay }) => repay.ownWallet },
  { number: '90006', name: 'Sample Wallet', hasApp: true },
  { number: '90007', name: 'Sample Counter' },
  { number: '90008', name: 'Sample Bank', hasApp: true },
  { number: '90009', name: 'Sample Remittance' },
  { number: '90010', name: 'Sample QR', hasApp: true },
  { number: '90011', name: 'Sample Pawnshop and Money Transfer Centers of the Visayas' },
];

/** Returns whether borrowers can pay in the channel's app. */
const hasApp = (number: string): boolean => channels.some((channel) => channel.number === number && channel.hasApp);

/** Returns the name of a channel; its number if it is unknown. */
export function channelName(number: string, texts = en): string {
  return say(channels.find((channel) => channel.number === number)?.name ?? number, texts);
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
export const payNotices =
  (number: string, name: string) =>
  ({ steps }: Texts) => {
    const after = { name: steps.checkOrder, steps: [steps.posting] };
    const inApp = {
      title: steps.inApp,
      list: [
        { name: steps.find, steps: [steps.open(name), steps.chooseBills, steps.chooseLender] },
        { name: steps.pay, steps: [steps.enterCode, steps.checkName, steps.keepReceipt] },
        after,
      ],
    };
    const atCounter = {
      title: steps.atCounter,
      list: [{ name: steps.inCash, steps: [steps.tellCashier, steps.showCode, steps.payExactly] }, after],
    };
    return hasApp(number) ? [inApp, atCounter] : [atCounter];
  };
