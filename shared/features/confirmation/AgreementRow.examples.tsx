import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import { AgreementRow } from './AgreementRow.tsx';

const row = (titles: readonly string[], isAgreed = true, opening?: string, refusal?: string) => (
  <AgreementRow
    agreements={titles.map((title, at) => ({ title, position: String(at) }))}
    isAgreed={isAgreed}
    opening={opening}
    unopened={refusal === undefined ? undefined : { position: '0', message: refusal }}
    onAgree={ignore}
    onRead={ignore}
  />
);

const two = ['Loan agreement', 'Disclosure statement'];

export const examples: Examples = [
  { title: 'Two contracts', node: row(two) },
  { title: 'Not agreed', node: row(two, false) },
  { title: 'Busy opening the first', node: row(two, true, '0') },
  { title: 'The first could not be opened', node: row(two, true, undefined, 'It is not ready yet.') },
  { title: 'Empty', node: row([]) },
  { title: 'Long text', node: row([longName, longWord]) },
];
