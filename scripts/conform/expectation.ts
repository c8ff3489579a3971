import type { Consequence } from '../reference/consequences.ts';
import type { DescribedField } from '../reference/describeCalls.ts';
import type { Unit } from '../reference/glossary.ts';
import { UNEXPLAINED } from '../reference/terms.ts';

const ofUnit: { readonly [unit in Unit]: string } = {
  cents: 'a whole number of cents, as a number or its digits as text',
  dayOrMoment: 'YYYY-MM-DD, or YYYY-MM-DD HH:MM:SS',
  flag: '0 or 1, as a number or text',
  text: 'a text',
  id: 'a whole number below 2^53, or a text',
  code: 'a code, as a number or text',
  count: 'a whole number, as a number or its digits as text',
  webUrl: 'an address that the page may follow: https, at a host of the brand’s list',
  appUrl: 'an address that the page may follow, or one of the lender’s app',
  imageUrl: 'the address of a picture: https, or a path of the service',
  imageUrls: 'addresses of pictures, joined by commas',
  phone: 'a phone number as text',
  email: 'an e-mail address as text',
  file: 'a file',
  group: 'an object',
};

const SHOWN_PARTS = 2;

const become = (consequence: Consequence): string => {
  switch (consequence.kind) {
    case 'unknown':
      return '; otherwise the page can use nothing of the answer';
    case 'itemLeftOut':
      return '; otherwise the item is left out';
    case 'partsLost':
      return `; otherwise ${consequence.parts.slice(0, SHOWN_PARTS).join(', ')}`;
    case 'none':
      return '';
  }
};

const whatOf = ({ kind, unit, term }: DescribedField): string => {
  if (kind === 'list') return 'a list, [] where there is nothing';
  if (kind === 'object') return 'an object';
  // For a call that is being added: its amounts seem to be texts only because the glossary does not explain them yet.
  return `${ofUnit[unit ?? 'text']}${term === UNEXPLAINED ? ', for scripts/reference/glossary.ts does not say yet what it means' : ''}`;
};

/** @returns what is expected in a field; `more` adds details. */
export const formOf = (field: DescribedField, more = ''): string => `${whatOf(field)}${more && `, ${more}`}`;

/** @returns what is expected in a field, and the consequence of a response without it. */
export const expectationOf = (field: DescribedField): string => {
  const { wrongType, missing } = field.without;
  return `${whatOf(field)}${become(wrongType.kind === 'none' ? missing : wrongType)}`;
};
