/** A type or sub-type of complaint, by the number that the service knows it by. */
export interface ComplaintType {
  readonly value: number;
  readonly title: string;
}

/** The type that an order must be in collection for, and that alone has sub-types. */
export const COLLECTION = 1;

/** What a borrower can complain about. */
export const complaintTypes: readonly ComplaintType[] = [
  { value: COLLECTION, title: 'Collection' },
  { value: 2, title: 'Repayment' },
  { value: 3, title: 'Fees and charges' },
  { value: 4, title: 'Money not received although the loan was approved' },
  { value: 5, title: 'App and account' },
  { value: 6, title: 'Other' },
];

/** What can be wrong with how a debt is collected. */
export const collectionSubtypes: readonly ComplaintType[] = [
  { value: 11, title: 'Rude or threatening words' },
  { value: 12, title: 'Calls at night or many times a day' },
  { value: 13, title: 'My family, friends or employer were contacted' },
  { value: 14, title: 'Asked to pay to a private account' },
  { value: 15, title: 'Other' },
];

/** Statuses of orders that are in collection. */
const collectedStatuses: readonly number[] = [174, 180];

/** Whether a complaint about collection is taken for an order of this status. */
export const isInCollection = (status: number): boolean => collectedStatuses.includes(status);

/** The title of a type or sub-type as it is stored; '' for one that there is not. */
export function titleIn(types: readonly ComplaintType[], value: string): string {
  return types.find((type) => String(type.value) === value)?.title ?? '';
}
