import type { Texts } from '../texts/en.ts';
import type { Words } from '../texts/texts.ts';

/** A type or sub-type of complaint, by the number that the service knows it by. */
export interface ComplaintType {
  readonly value: number;
  readonly title: Words;
}

const type = (value: number, name: keyof Texts['complaints']): ComplaintType => ({
  value,
  title: ({ complaints }) => complaints[name],
});

/** The type that an order must be in collection for, and that alone has sub-types. */
export const COLLECTION = 1;

/** What a borrower can complain about. */
export const complaintTypes: readonly ComplaintType[] = [
  type(COLLECTION, 'collection'),
  type(2, 'repayment'),
  type(3, 'fees'),
  type(4, 'notReceived'),
  type(5, 'app'),
  type(6, 'other'),
];

/** What can be wrong with how a debt is collected. */
export const collectionSubtypes: readonly ComplaintType[] = [
  type(11, 'rudeWords'),
  type(12, 'calls'),
  type(13, 'contacted'),
  type(14, 'privateAccount'),
  type(15, 'other'),
];

/** Whether a complaint about collection is taken for an order of this status. */
export const isInCollection = (status: number): boolean => status === 174 || status === 180;

/** The title of a type or sub-type as it is stored; '' for one that there is not. */
export const titleIn = (types: readonly ComplaintType[], value: string): Words =>
  types.find((each) => String(each.value) === value)?.title ?? '';
