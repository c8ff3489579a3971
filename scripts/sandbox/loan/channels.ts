import { imageUrl } from '../site/imageUrl.ts';

/** A place where a borrower pays. Samples: none is a real company. */
export interface Channel {
  readonly number: string;
  readonly name: string;
}

/** The way of a payment by the borrower's own e-wallet, and that of one by card: no order offers them as a channel. */
export const WALLET = 'wallet';
export const CARD = 'card';

export const channels: readonly Channel[] = [
  { number: WALLET, name: 'Your e-wallet' },
  { number: '90006', name: 'Sample Wallet' },
  { number: '90007', name: 'Sample Counter' },
  { number: '90008', name: 'Sample Bank' },
  { number: '90009', name: 'Sample Remittance' },
  { number: '90010', name: 'Sample QR' },
  { number: '90011', name: 'Sample Pawnshop and Money Transfer Centers of the Visayas' },
];

/** The name of a channel; its number where it is not of the list. */
export function channelName(number: string): string {
  return channels.find((channel) => channel.number === number)?.name ?? number;
}

/** Channels as an answer's `repayList` writes them. */
export function wireChannels(numbers: readonly string[], origin: string) {
  return numbers.map((number) => ({
    name: channelName(number),
    logo: imageUrl(origin, channelName(number)),
    channel_number: number,
  }));
}
