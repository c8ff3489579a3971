import { imageUrl } from '../site/images.ts';
import { en, type Texts } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';

/** A place where a borrower pays. Samples: none is a real company. */
export interface Channel {
  readonly number: string;
  readonly name: Words;
  /** Whether it is an app of the borrower's, and not only a place where people pay in cash. */
  readonly hasApp?: true;
}

/** The way of a payment by the borrower's own e-wallet, and that of one by card: no order offers them as a channel. */
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

/** Whether a channel can be paid in an app of its own. */
const hasApp = (number: string): boolean => channels.some((channel) => channel.number === number && channel.hasApp);

/** The name of a channel; its number where it is not of the list. */
export function channelName(number: string, texts = en): string {
  return say(channels.find((channel) => channel.number === number)?.name ?? number, texts);
}

/** Channels as an answer's `repayList` writes them. */
export function wireChannels(numbers: readonly string[], origin: string) {
  return numbers.map((number) => ({
    name: channelName(number),
    logo: imageUrl(origin, channelName(number)),
    channel_number: number,
  }));
}

/** The steps of paying with a code, in a group for each kind of place, as an answer's `payNotice` writes them. */
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
