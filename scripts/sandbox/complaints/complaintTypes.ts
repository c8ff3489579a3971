import type { Texts } from '../texts/en.ts';
import type { Words } from '../texts/texts.ts';

/** A type or sub-type of complaint, with its number in the API. */
export interface ComplaintType {
  readonly value: number;
  readonly title: Words;
}

const type = (value: number, name: keyof Texts['complaints']): ComplaintType => ({
  value,
  title: ({ complaints }) => complaints[name],
});

/** The only type with sub-types; it requires an order in collection. */
export const COLLECTION = 1;

/** The types of complaints. */
export const complaintTypes: readonly ComplaintType[] = [
  type(COLLECTION, 'collection'),
  type(2, 'repayment'),
  type(3, 'fees'),
  type(4, 'notReceived'),
  type(5, 'app'),
  type(6, 'other'),
];

/** The sub-types of a complaint about collection. */
export const collectionSubtypes: readonly ComplaintType[] = [
  type(11, 'rudeWords'),
  type(12, 'calls'),
  type(13, 'contacted'),
  type(14, 'privateAccount'),
  type(15, 'other'),
];

/** Returns whether an order of this status accepts a complaint about collection. */
export const isInCollection = (status: number): boolean => status === 174 || status === 180;

/** Returns the title of a stored type or sub-type; '' if it is unknown. */
export const titleIn = (types: readonly ComplaintType[], value: string): Words =>
  types.find((each) => String(each.value) === value)?.title ?? '';
