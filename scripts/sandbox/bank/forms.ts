import type { Texts } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';

/** A choice of an item: what the borrower reads, and what is sent for it. */
interface FormOption {
  readonly name: Words;
  readonly type: string;
}

/** One item of the form that an account is bound with. */
export interface FormItem {
  readonly code: string;
  readonly kind: 'enum' | 'text' | 'city-select' | 'day';
  readonly title: Words;
  readonly placeholder: Words;
  readonly preset?: string;
  readonly options?: readonly FormOption[];
  readonly inputType?: 'card' | 'phone';
  /** The card type that the item belongs to; `0` means all. */
  readonly cardType: '0' | '1' | '2';
  /** The channel that the item belongs to; absent means all. */
  readonly channel?: '90006' | '90007';
  /** What the account is made from: its bank, its number. */
  readonly role?: 'bank' | 'number';
  /** The fewest and the most digits that a text may have. */
  readonly digits?: readonly [number, number];
  /** What is said where the item is empty, or no choice of its own; absent: it may stay empty. */
  readonly missing?: Words;
}

/** The item that chooses the card type, and the one that chooses the channel of a card. */
export const CARD_TYPE = 'cardType';
export const CHANNEL = 'payChannel';

// Samples: none is a real company.
const instantBanks = [
  { type: 'SMB', name: 'Sample Metropolitan Bank' },
  { type: 'SIB', name: 'Sample Island Bank' },
  { type: 'SSB', name: 'Sample Savings Bank' },
  { type: 'SPB', name: 'Sample Provincial Bank' },
];
const slowBanks = [
  { type: 'RBS', name: 'Rural Bank of Sample' },
  { type: 'CSB', name: 'Cooperative Sample Bank' },
];
const wallets = [
  { type: 'SWA', name: 'Sample Wallet' },
  { type: 'SPE', name: 'Sample Pera' },
];

/** The name behind a bank's or a wallet's code; the code where it is not of the lists. */
export const bankName = (code: string): string =>
  [...instantBanks, ...slowBanks, ...wallets].find(({ type }) => type === code)?.name ?? code;

// A brand of another country has other names for the same codes.
const cities = ['Baguio', 'Cebu City', 'Davao City', 'Iloilo City', 'Makati', 'Quezon City', 'Zamboanga City'].map(
  (name, index) => ({ name, type: `C${index + 1}` }),
);

type Name = { [name in keyof Texts['bank']]: Texts['bank'][name] extends string ? name : never }[keyof Texts['bank']];

const words =
  (name: Name): Words =>
  ({ bank }) =>
    bank[name];

/** An item by the names of its words: its title, a hint or how many digits it may have, and what is said where it is empty. */
function item(
  code: string,
  kind: FormItem['kind'],
  [title, hint, missing]: readonly [title: Name, hint: Name | readonly [number, number], missing?: Name],
  rest: Partial<FormItem> & Pick<FormItem, 'cardType'>,
): FormItem {
  const named = { code, kind, title: words(title), ...(missing && { missing: words(missing) }), ...rest };
  if (typeof hint === 'string') return { ...named, placeholder: words(hint) };
  return { ...named, placeholder: ({ bank }) => bank.digits(...hint), digits: hint };
}

const cardTypes = [
  { name: words('card'), type: '1' },
  { name: words('wallet'), type: '2' },
];
const transfers = [
  { name: words('instant'), type: '90006' },
  { name: words('nextDay'), type: '90007' },
];
const nextDay = { cardType: '1', channel: '90007' } as const;

/** The form that an account is bound with. */
const usualForm: readonly FormItem[] = [
  item(CARD_TYPE, 'enum', ['accountType', 'chooseAccountType', 'noAccountType'], { cardType: '0', options: cardTypes }),
  item(CHANNEL, 'enum', ['transfer', 'chooseTransfer', 'noTransfer'], { cardType: '1', options: transfers }),
  item('bankCode', 'enum', ['bank', 'chooseBank', 'noBank'], {
    cardType: '1',
    channel: '90006',
    role: 'bank',
    options: instantBanks,
  }),
  item('ruralBank', 'enum', ['ruralBank', 'chooseBank', 'noBank'], { ...nextDay, role: 'bank', options: slowBanks }),
  item('branchCity', 'city-select', ['city', 'chooseCity', 'noCity'], { ...nextDay, options: cities }),
  item('openedOn', 'day', ['openedOn', 'chooseDay', 'noOpenedOn'], nextDay),
  item('bankCard', 'text', ['number', [10, 16], 'noNumber'], { cardType: '1', role: 'number', inputType: 'card' }),
  item('walletCode', 'enum', ['wallet', 'chooseWallet', 'noWallet'], { cardType: '2', role: 'bank', options: wallets }),
  item('walletNumber', 'text', ['walletNumber', [11, 11], 'noWalletNumber'], {
    cardType: '2',
    // A channel counts with bank cards only: this item shows whatever channel is chosen.
    channel: '90007',
    role: 'number',
    inputType: 'phone',
  }),
  item('birthDay', 'day', ['birthDay', 'asOnId', 'noBirthDay'], { cardType: '0' }),
  item('zipCode', 'text', ['zipCode', [4, 4]], { cardType: '0' }),
];

const longOptions: readonly FormOption[] = [
  ...Array.from({ length: 24 }, (_, index) => ({
    name: `Sample Cooperative and Rural Development Bank of the Northern and Western Visayas, branch ${index + 1}`,
    type: `SL${index + 1}`,
  })),
  { name: 'SampleBankWhoseNameIsOneWordThatIsWiderThanTheScreenOfAnyPhoneOnThisMarket', type: 'SL99' },
];

function lengthen(usual: FormItem): FormItem {
  const title: Words = (texts) =>
    `${say(usual.title, texts)}, exactly as it stands on the latest statement that your bank has sent to you`;
  const placeholder: Words = (texts) =>
    `${say(usual.placeholder, texts)}, without any spaces and without the letters in front of the number`;
  const options = usual.role === 'bank' ? { options: [...(usual.options ?? []), ...longOptions] } : {};
  return { ...usual, title, placeholder, ...options };
}

const references: readonly FormItem[] = Array.from({ length: 8 }, (_, index) => ({
  code: `reference${index + 1}`,
  kind: 'text',
  title: `Reference number ${index + 1} of the remittance (optional)`,
  placeholder: 'Digits only',
  cardType: '0',
}));

/** A form with more items than a screen holds, and every text as long as it may come. */
const longForm: readonly FormItem[] = [...usualForm.map(lengthen), ...references];

/** A form as one borrower gets it. */
interface BankForm {
  readonly items: readonly FormItem[];
  /** Numbers go as text and texts of digits as numbers, the other way round than usual. */
  readonly isTurned?: boolean;
}

const withPresets = (presets: Readonly<Record<string, string>>): FormItem[] =>
  usualForm.map((usual) => ({ ...usual, preset: presets[usual.code] ?? '' }));

const matching = { [CARD_TYPE]: '2', [CHANNEL]: '90007', walletCode: 'SPE', walletNumber: '09170000113' };
const unknown = { [CARD_TYPE]: '9', [CHANNEL]: '90099', bankCode: 'XXX', bankCard: '4572000000000114' };
const turned = { [CARD_TYPE]: '1', [CHANNEL]: '90007', ruralBank: 'CSB' };

const forms = new Map<string, BankForm>([
  ['50113', { items: withPresets(matching) }],
  ['50114', { items: withPresets(unknown) }],
  ['50116', { items: withPresets(turned), isTurned: true }],
  ['50999', { items: longForm }],
]);

/** The form of a borrower; most have the usual one. */
export const formOf = (userId: string): BankForm => forms.get(userId) ?? { items: usualForm };

const asNumber = (text: string): number | string => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** A form as `data.items` writes it. Usually numbers are numbers, and a channel is text; turned, it is the other way round. */
export function wireForm({ items, isTurned = false }: BankForm) {
  const numeric = (text: string): number | string => (isTurned ? text : asNumber(text));
  const textual = (text: string): number | string => (isTurned ? asNumber(text) : text);
  return items.map((each) => ({
    code: each.code,
    cate: each.kind,
    title: each.title,
    subtitle: each.placeholder,
    value: textual(each.preset ?? ''),
    note: (each.options ?? []).map(({ name, type }) => ({ name, type: numeric(type) })),
    inputType: each.inputType ?? '',
    cardTypeMi: numeric(each.cardType),
    channelNumber: textual(each.channel ?? (isTurned ? '0' : '')),
  }));
}
