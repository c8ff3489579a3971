import type { ComplaintStart, ComplaintType } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { ComplaintSubject } from '../../shared/features/complaint/complaintDraft.ts';

const titleOf = (types: readonly ComplaintType[], value: string): string | undefined =>
  types.find((type) => type.value === value)?.title;

/** The titles of a complaint's type and sub-type; those that the service does not list are left out. */
export const titlesOf = ({ types, subtypes }: ComplaintStart, { type, subtype }: ComplaintSubject): readonly string[] =>
  [titleOf(types, type), titleOf(subtypes, subtype)].filter((title): title is string => !!title);
