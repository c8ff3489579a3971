import { type Key, parseId, parseList, parseRecord, parseText } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';

/**
 * @returns the number of the channel of a pay code: of the one in the list whose name is the title of the code. Undefined if no channel has
 * this name, or more than one. Only the late chunk of a pay code's page uses this.
 */
export const readCodeChannel = ({ payCode, received }: Pick<CodeInfo, 'payCode' | 'received'>): Key | undefined => {
  const numbers = parseList(parseRecord(received)['repayList'], (item) => {
    const raw = parseRecord(item);
    return parseText(raw['name']) === payCode?.title ? parseId(raw['channel_number']) : undefined;
  });
  return numbers.length === 1 ? numbers[0] : undefined;
};
