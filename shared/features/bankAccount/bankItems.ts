import type { BankItem } from '../../api/endpoints/readBankForm.ts';
import type { Key } from '../../api/parse.ts';
import type { Words } from '../../i18n/messages.ts';

/** An item of a form with what it is filled in with; `at` is its place among all items, the hidden ones too. */
export interface BankField extends BankItem {
  readonly at: number;
  readonly value: string;
}

/** What of a form is on screen: the item whose options are the tabs, where there is one, and the fields. */
export interface ShownForm {
  readonly types: BankField | undefined;
  readonly fields: readonly BankField[];
}

// The item that says which type of account the form is for, and the service's numbers for what is usual.
const CARD_TYPE = 'cardType';
const BANK_CARD = '1';
const USUAL_CHANNEL = '90006';

const dependsOnChannel = ({ channelNumber }: BankItem): boolean => !!channelNumber && channelNumber !== '0';

/** The choice whose options are the channels that items belong to. */
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

/** A form before anything was filled in: with the service's own values, else the usual type and channel. */
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

/** What of a form belongs to the type and, on a bank card, to the channel that are chosen. */
export const shownForm = (all: readonly BankField[]): ShownForm => {
  const types = all.find(({ code }) => code === CARD_TYPE);
  const type = types ? types.value : BANK_CARD;
  const channel = selectorOf(all)?.value || USUAL_CHANNEL;
  const fields = all.filter(
    (field) =>
      field !== types &&
      (field.cardType === '0' || field.cardType === type) &&
      (type !== BANK_CARD || !dependsOnChannel(field) || field.channelNumber === channel),
  );
  return { types, fields };
};

/** What the save sends: the type, and every item on screen, an empty one too, by its code; a choice as it came. */
export const filledValues = (all: readonly BankField[]): { readonly [code: string]: Key } => {
  const { types, fields } = shownForm(all);
  const filled: { [code: string]: Key } = {};
  for (const { code, value, options } of types ? [types, ...fields] : fields)
    filled[code] = options.find((option) => option.value === value)?.sent ?? value;
  return filled;
};

/**
 * The field on screen that words of the service name: by its title, or by what stands in it while it is empty. Of several
 * the one with the longest such name: 'E-wallet number' is not about the field 'E-wallet'.
 */
export const fieldNamedIn = (all: readonly BankField[], words: Words): BankField | undefined => {
  // Words of the page itself name none.
  const said = typeof words === 'string' ? words.toLowerCase() : '';
  let found: BankField | undefined;
  let most = 0;
  for (const field of shownForm(all).fields)
    for (const name of [field.title, field.placeholder])
      if (name.length > most && said.includes(name.toLowerCase())) {
        most = name.length;
        found = field;
      }
  return found;
};
