import { type Key, parseId, parseList, parseRecord, parseText } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';

/**
 * The number of the channel that a pay code is of: the one in the list that has the code's title for its name. Undefined where there is none,
 * or more than one. Only what follows a code's page reads this.
 */
export const readCodeChannel = ({ payCode, received }: Pick<CodeInfo, 'payCode' | 'received'>): Key | undefined => {
  const numbers = parseList(parseRecord(received)['repayList'], (item) => {
    const raw = parseRecord(item);
    return parseText(raw['name']) === payCode?.title ? parseId(raw['channel_number']) : undefined;
  });
  return numbers.length === 1 ? numbers[0] : undefined;
};
