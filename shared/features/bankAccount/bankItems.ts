import type { BankItem } from '../../api/endpoints/readBankForm.ts';
import type { Key } from '../../api/parse.ts';

/** An item of a form with its value; `at` is its index among all items, including hidden ones. */
export interface BankField extends BankItem {
  readonly at: number;
  readonly value: string;
}

/** The visible part of a form: the item whose options are the tabs, if there is one, and the fields. */
export interface ShownForm {
  readonly types: BankField | undefined;
  readonly fields: readonly BankField[];
  /** The chosen bank, or wallet. */
  readonly bank: ChosenBank | undefined;
  /** The field with the account's number, once that is there as a whole. */
  readonly number: BankField | undefined;
}

/** A chosen bank: the title of its field, and its name. */
export interface ChosenBank {
  readonly title: string;
  readonly name: string;
}

// The code of the item with the account type, and the service's numbers for the usual choices.
const CARD_TYPE = 'cardType';
const BANK_CARD = '1';
const USUAL_CHANNEL = '90006';

const dependsOnChannel = ({ channelNumber }: BankItem): boolean => !!channelNumber && channelNumber !== '0';

/** The item whose options are the channels that other items depend on. */
const selectorOf = <Item extends BankItem>(items: readonly Item[]): Item | undefined => {
  const channels = items.filter(dependsOnChannel).map(({ channelNumber }) => channelNumber);
  return items.find(
    ({ kind, code, options }) =>
      kind === 'enum' &&
      code !== CARD_TYPE &&
      options.some(({ value }) => value === USUAL_CHANNEL || channels.includes(value)),
  );
};

const isTyped = ({ kind, options }: BankItem): boolean =>
  kind === 'text' || (kind === 'city-select' && !options.length);

const startValue = (item: BankItem, usual: string): string => {
  const { kind, preset, options } = item;
  if (isTyped(item)) return preset;
  if (kind === 'day') return /^\d{4}-\d\d-\d\d/.exec(preset)?.[0] || '';
  return [preset, usual].find((wanted) => options.some(({ value }) => value === wanted)) || '';
};

/** The initial values of a form: those of the service, or else the usual type and channel. */
export const startFields = (items: readonly BankItem[]): readonly BankField[] => {
  const selector = selectorOf(items);
  return items.map((item, at) => ({
    ...item,
    at,
    value:
      item.code === CARD_TYPE
        ? startValue(item, BANK_CARD) || item.options[0]?.value || BANK_CARD
        : startValue(item, item === selector ? USUAL_CHANNEL : ''),
  }));
};

// No ZIP code is as long as this.
const LONG_NUMBER = /^\d{7,}$/;

const numberIn = (fields: readonly BankField[]): BankField | undefined => {
  const numbers = fields.filter(({ kind, value }) => kind === 'text' && LONG_NUMBER.test(value));
  // A form of a card may ask for a phone too; a wallet's number is a phone.
  return numbers.find(({ inputType }) => inputType !== 'phone') ?? numbers[0];
};

const bankIn = (fields: readonly BankField[]): ChosenBank | undefined => {
  const field = fields.find(({ kind }) => kind === 'enum');
  const name = field?.options.find(({ value }) => value === field.value)?.name;
  return field && name ? { title: field.title, name } : undefined;
};

/** The part of a form for the selected type and, for a bank card, the selected channel. */
export const shownForm = (all: readonly BankField[]): ShownForm => {
  const types = all.find(({ code }) => code === CARD_TYPE);
  const type = types ? types.value : BANK_CARD;
  const selector = selectorOf(all);
  const channel = selector?.value || USUAL_CHANNEL;
  const fields = all.filter(
    (field) =>
      field !== types &&
      (field.cardType === '0' || field.cardType === type) &&
      (type !== BANK_CARD || !dependsOnChannel(field) || field.channelNumber === channel),
  );
  return { types, fields, bank: bankIn(fields.filter((field) => field !== selector)), number: numberIn(fields) };
};

/** The payload of the save: the type, and every visible item by its code, empty ones too; options as the service sent them. */
export const filledValues = (all: readonly BankField[]): { readonly [code: string]: Key } => {
  const { types, fields } = shownForm(all);
  const filled: { [code: string]: Key } = {};
  for (const { code, value, options } of types ? [types, ...fields] : fields)
    filled[code] = options.find((option) => option.value === value)?.sent ?? value;
  return filled;
};
