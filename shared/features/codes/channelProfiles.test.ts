import { describe, expect, it } from 'vitest';
import { periodPlan, type RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { codeProfile, isBarred, profileOf } from './channelProfiles.ts';

describe('What the brand says of a channel', () => {
  it('is found by its number, whether that came as a number or as text', () => {
    expect(profileOf('90007')).toMatchObject({ wholePeso: true, minCents: 5_000, maxCents: 5_000_000 });
    expect(profileOf(90007)).toBe(profileOf('90007'));
  });

  it('is nothing of a channel that it does not name, whatever that is called', () => {
    expect(profileOf('90006')).toBeUndefined();
    expect(profileOf('constructor')).toBeUndefined();
  });

  it('bars the channel below its least and above its most, and nowhere else', () => {
    for (const due of [4_900, 5_000_001]) expect(isBarred('90007', due)).toBe(true);
    for (const due of [5_000, 5_000_000, '₱ 49.00 in all']) expect(isBarred('90007', due)).toBe(false);
    expect(isBarred('90006', 4_900)).toBe(false);
  });
});

const counter = { name: 'Sample Counter', channel_number: 90007 };
const wallet = { name: 'Sample Wallet', channel_number: '90006' };
const infoOf = (title: string, repayList: unknown) =>
  periodPlan({ repayAmount: 5, repayList, defDetail: { payCode: '71159216117041', title } }) as RepaymentInfo;

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
