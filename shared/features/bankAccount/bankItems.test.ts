import { describe, expect, it } from 'vitest';
import type { BankItem } from '../../api/endpoints/readBankForm.ts';
import { type BankField, filledValues, shownForm, startFields } from './bankItems.ts';

const item = (code: string, changes: Partial<BankItem> = {}): BankItem => ({
  code,
  kind: 'text',
  title: code,
  placeholder: '',
  preset: '',
  options: [],
  inputType: '',
  cardType: '0',
  channelNumber: '',
  ...changes,
});

const choice = (code: string, types: readonly (number | string)[], changes: Partial<BankItem> = {}): BankItem =>
  item(code, {
    kind: 'enum',
    options: types.map((sent) => ({ name: `name of ${sent}`, value: `${sent}`, sent })),
    ...changes,
  });

const cardType = (preset = '', values = ['1', '2']): BankItem => choice('cardType', values, { preset });
const channel = (preset = ''): BankItem => choice('channel', ['90006', '90007'], { preset });

const usual = [
  cardType(),
  channel(),
  item('instant', { channelNumber: '90006' }),
  item('slow', { channelNumber: '90007' }),
  item('card', { cardType: '1' }),
  item('wallet', { cardType: '2', channelNumber: '90007' }),
  item('zip'),
];

const fill = (fields: readonly BankField[], values: { readonly [code: string]: string }): readonly BankField[] =>
  fields.map((field) => ({ ...field, value: values[field.code] ?? field.value }));

const shown = (fields: readonly BankField[]): string[] => shownForm(fields).fields.map(({ code }) => code);

const startOf = (items: readonly BankItem[], code: string): string | undefined =>
  startFields(items).find((field) => field.code === code)?.value;

describe('a form at first', () => {
  it('is for card type 1 and channel 90006', () => {
    const fields = startFields(usual);
    expect(shownForm(fields).types?.value).toBe('1');
    expect(shown(fields)).toEqual(['channel', 'instant', 'card', 'zip']);
    expect(startOf(usual, 'channel')).toBe('90006');
  });

  it.each([
    ['takes the type and the channel of the service where they match an option', '2', '90007', '2', '90007'],
    ['keeps to what is usual where they match none', '9', '90099', '1', '90006'],
  ])('%s', (_, type, number, expectedType, expectedNumber) => {
    const items = [cardType(type), channel(number)];
    expect([startOf(items, 'cardType'), startOf(items, 'channel')]).toEqual([expectedType, expectedNumber]);
  });

  it('is for the first type where there is no type 1, and for type 1 where there are no types', () => {
    expect(startOf([cardType('', ['3', '2'])], 'cardType')).toBe('3');
    expect(startOf([cardType('', [])], 'cardType')).toBe('1');
    expect(shown(startFields([item('card', { cardType: '1' }), item('wallet', { cardType: '2' })]))).toEqual(['card']);
  });

  it('chooses no channel that is not offered, and shows the fields of the usual one', () => {
    const items = [choice('channel', ['90007', '90008']), ...usual.slice(2, 4)];
    expect(startOf(items, 'channel')).toBe('');
    expect(shown(startFields(items))).toEqual(['channel', 'instant']);
  });

  it('takes a choice that the service has made, and none that is not offered', () => {
    expect(startOf([choice('bank', ['SIB', 'SMB'], { preset: 'SMB' })], 'bank')).toBe('SMB');
    expect(startOf([choice('bank', ['SIB', 'SMB'], { preset: 'XXX' })], 'bank')).toBe('');
    const city = { kind: 'city-select', options: [{ name: 'Cebu City', value: 'Cebu', sent: 'Cebu' }] } as const;
    expect(startOf([item('city', { ...city, preset: 'Cebu' })], 'city')).toBe('Cebu');
    expect(startOf([item('city', { ...city, preset: 'Rome' })], 'city')).toBe('');
  });

  it('takes a text as it came, and of a moment the day', () => {
    expect(startOf([item('number', { preset: '**** 1234' })], 'number')).toBe('**** 1234');
    expect(startOf([item('city', { kind: 'city-select', preset: 'Cebu' })], 'city')).toBe('Cebu');
    expect(startOf([item('day', { kind: 'day', preset: '1990-05-04 00:00:00' })], 'day')).toBe('1990-05-04');
    // A date field cannot display this value, and a value that the borrower cannot see must not be sent.
    expect(startOf([item('day', { kind: 'day', preset: '05/04/1990' })], 'day')).toBe('');
  });
});

describe('what belongs to the type and channel', () => {
  it('is all of another type, whatever its channel', () => {
    for (const channelNumber of ['90006', '90007']) {
      const fields = fill(startFields(usual), { cardType: '2', channel: channelNumber });
      expect(shown(fields)).toEqual(['channel', 'instant', 'slow', 'wallet', 'zip']);
    }
  });

  it('follows the choice whose options are the channels of other fields', () => {
    const items = [
      choice('gender', ['0', '1']),
      choice('transfer', ['7', '8'], { preset: '8' }),
      item('seven', { channelNumber: '7' }),
      item('eight', { channelNumber: '8' }),
      item('any', { channelNumber: '0' }),
    ];
    expect(shown(startFields(items))).toEqual(['gender', 'transfer', 'eight', 'any']);
  });

  it('never follows the choice of types', () => {
    const items = [choice('cardType', ['1', '90006']), channel('90007'), ...usual.slice(2, 4)];
    expect(shown(startFields(items))).toEqual(['channel', 'slow']);
  });
});

describe('what the save sends', () => {
  it('is what is on screen, empty or not, and the type', () => {
    const fields = fill(startFields(usual), { instant: '12', slow: '34', card: '5678', wallet: '0917' });
    expect(filledValues(fields)).toEqual({ cardType: '1', channel: '90006', instant: '12', card: '5678', zip: '' });
    expect(filledValues(fill(fields, { cardType: '2' }))).toMatchObject({ slow: '34', wallet: '0917', zip: '' });
  });

  it('is of a choice the very type that the service gave, as a number where that was one', () => {
    const items = [
      choice('cardType', [1, 2]),
      choice('channel', [90006, 90007]),
      choice('bank', ['SIB', 7], { preset: '7' }),
      item('typed', { preset: '1' }),
      item('instant', { channelNumber: '90006' }),
    ];
    const numbers = { cardType: 1, channel: 90006, bank: 7, typed: '1', instant: '' };
    expect(filledValues(startFields(items))).toEqual(numbers);
    const filled = fill(startFields(items), { bank: 'SIB', cardType: '2' });
    expect(filledValues(filled)).toMatchObject({ bank: 'SIB', cardType: 2 });
  });

  it('holds the number of the field on screen where two have one code', () => {
    const items = [cardType(), item('number', { cardType: '1' }), item('number', { cardType: '2' })];
    const fields = startFields(items).map((field, at) => (at ? { ...field, value: `${at}` } : field));
    expect(filledValues(fields)).toEqual({ cardType: '1', number: '1' });
    expect(filledValues(fill(fields, { cardType: '2' }))).toEqual({ cardType: '2', number: '2' });
  });
});

it('The number of an account is the card’s, then the phone’s, and none that is out of sight or short', () => {
  const numberIn = (values: { readonly [code: string]: string }, ...more: readonly BankItem[]) =>
    shownForm(fill(startFields([item('phone', { inputType: 'phone' }), item('card'), ...more]), values)).number?.code;
  expect(numberIn({ phone: '09171234567', card: '0011223344556677' })).toBe('card');
  expect(numberIn({ phone: '09171234567', card: '**** 1234' })).toBe('phone');
  expect(numberIn({ wallet: '09171234567' }, cardType(), item('wallet', { cardType: '2' }))).toBeUndefined();
  expect(numberIn({ zip: '6015' }, item('zip'))).toBeUndefined();
});
