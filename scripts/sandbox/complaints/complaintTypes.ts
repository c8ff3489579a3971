import { en, type Texts } from '../texts/en.ts';

/** A type or sub-type of complaint: its number in the API, and the key of its title. */
export interface ComplaintType {
  readonly value: number;
  readonly name: keyof Texts['complaints'];
}

/** The only type with sub-types; it requires an order in collection. */
export const COLLECTION = 1;

/** The types of complaints. */
export const complaintTypes: readonly ComplaintType[] = [
  { value: COLLECTION, name: 'collection' },
  { value: 2, name: 'repayment' },
  { value: 3, name: 'fees' },
  { value: 4, name: 'notReceived' },
  { value: 5, name: 'app' },
  { value: 6, name: 'other' },
];

/** The sub-types of a complaint about collection. */
export const collectionSubtypes: readonly ComplaintType[] = [
  { value: 11, name: 'rudeWords' },
  { value: 12, name: 'calls' },
  { value: 13, name: 'contacted' },
  { value: 14, name: 'privateAccount' },
  { value: 15, name: 'other' },
];

/** Returns whether an order of this status accepts a complaint about collection. */
export const isInCollection = (status: number): boolean => status === 174 || status === 180;

/** Returns the title of a stored type or sub-type; '' if it is unknown. */
export const titleIn = (types: readonly ComplaintType[], value: string, { complaints } = en): string => {
  const type = types.find((each) => String(each.value) === value);
  return type ? complaints[type.name] : '';
};
