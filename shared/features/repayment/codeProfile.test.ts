import { describe, expect, it } from 'vitest';
import { readCodeInfo } from '../../api/endpoints/codeInfo.ts';
import { codeProfile } from './codeProfile.ts';

const counter = { name: 'Sample Counter', channel_number: 90007 };
const wallet = { name: 'Sample Wallet', channel_number: '90006' };
const infoOf = (title: string, repayList: unknown) =>
  readCodeInfo({ repayList, defDetail: { payCode: '71159216117041', title } });

describe('What the brand says of the channel of a pay code', () => {
  it('is that of the channel in the list whose name is the title of the code', () => {
    expect(codeProfile(infoOf('Sample Counter', [wallet, counter]))).toMatchObject({ wholePeso: true });
  });

  it.each([
    ['the brand says nothing of that channel', 'Sample Wallet', [wallet, counter]],
    ['no channel has that name', 'Sample Counter and more', [wallet, counter]],
    ['two channels have that name', 'Sample Counter', [counter, { ...counter, channel_number: '90008' }]],
    ['the code has no title', '', [{ ...counter, name: '' }]],
    ['no list came', 'Sample Counter', undefined],
  ])('is nothing where %s', (_, title, list) => {
    expect(codeProfile(infoOf(title, list))).toBeUndefined();
  });
});
