import { wireCode } from '../../../sandbox/loan/channels.ts';
import { logo } from './words.ts';

type Changes = { readonly [name: string]: unknown };

const channel = (name: string, channel_number: string, its: Changes = {}) => ({ name, logo, channel_number, ...its });

/** Payment channels, one of them without a picture. */
export const channels = [
  channel('Sample Wallet', '90006'),
  channel('Sample Counter', '90007', { logo: '' }),
  channel('Sample Bank', '90008'),
];

/** More channels than fit on a phone's screen. */
export const manyChannels = Array.from({ length: 14 }, (_, at) => channel(`Sample Branch ${at + 1}`, `${at + 10}`));

/** A pay code, with the steps that the sandbox tells. */
export const payCode = { ...wireCode({ code: '71159216117041', channelNumber: '90006' }, ''), logo };

const common = {
  productName: 'Sample Peso Loan',
  productLogo: logo,
  repayDate: '2026-05-11',
  repayList: channels,
  noticeMsg: 'Please pay the exact amount, and keep the deposit slip as proof of your payment.',
  defDetail: payCode,
  isShowReyTop: 1,
};

/** Returns the plan of what is due on an order, as the service sends it. */
export const periodPlan = (changes: Changes = {}) => ({
  ...common,
  repayAmount: 320000,
  detail: [
    { text: 'Total repayment', value: '₱3,200.00' },
    { text: 'Instalment', value: '1 of 3' },
    { text: 'Due date', value: '2026-05-11' },
    { text: 'Late charges', value: '₱0.00' },
  ],
  ...changes,
});

/** Returns the plan of a rollover, as the service sends it. */
export const delayPlan = (changes: Changes = {}) => ({
  ...common,
  noticeMsg: 'The rollover fee does not reduce what you borrowed.',
  delayInfo: { title: 'Move the date by 7 days', delayAmount: 30000 },
  repayPlan: {
    items: [
      { remark: 'Today', title: 'Rollover fee', amount: 30000, time: '2026-05-04' },
      { remark: 'Later', title: 'Repayment', amount: 320000, time: '2026-05-11' },
    ],
  },
  ...changes,
});
