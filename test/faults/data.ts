import { item } from '../../scripts/gallery/states/data/bank.ts';
import { complaintStart, complaint as sampleComplaint } from '../../scripts/gallery/states/data/complaint.ts';
import { agreements as contracts, offer as sampleOffer } from '../../scripts/gallery/states/data/offer.ts';
import { booked, order as sampleOrder } from '../../scripts/gallery/states/data/order.ts';
import {
  payCode,
  delayPlan as sampleDelay,
  periodPlan as samplePlan,
} from '../../scripts/gallery/states/data/repayment.ts';

/** What the service answers of the one order of these tests, and what it answers once something has happened. */

type Changes = { readonly [name: string]: unknown };

const DUE = 320_000;

/** These data by call, each as the answer of a success. */
export const answered = (data: Changes) =>
  Object.fromEntries(Object.entries(data).map(([call, answer]) => [call, { data: answer }]));

/** The order, of which ₱3,200.00 is due. */
export const order = (orderStatus = 170, facts: Changes = {}) =>
  sampleOrder(orderStatus, {
    noticeStatusText: orderStatus === 200 ? 'Settled' : 'Repayment due',
    noticeDesText: '',
    userOrderDetail: { detail: [] },
    facts: { dueAmount: DUE, dueDate: '2026-12-04', payments: [], ...facts },
  });

/** The order once the service has booked a payment of all that was due. */
export const settled = order(200, {
  dueAmount: 0,
  payments: [booked({ at: '2026-12-01T12:00:00+08:00', amount: DUE, way: 'Card', reference: 'r1' })],
});

/** Before there is a loan, and once it is taken. */
export const noLoan = { orderStatus: 110, noticeStatusText: 'No loan', noticeDesText: '' };
export const loan = { orderStatus: 170, noticeStatusText: 'Repayment due', noticeDesText: '' };

const defDetail = { ...payCode, payNotice: [] };
const onDay = { repayDate: '2026-12-04', detail: [], defDetail, isShowReyTop: 0 };

/** The plan of what is due, and the price of a rollover. */
export const periodPlan = (repayAmount = DUE) => samplePlan({ ...onDay, repayAmount });
export const delayPlan = (delayAmount = 30_000) =>
  sampleDelay({ ...onDay, delayInfo: { title: 'Move the date by 7 days', delayAmount }, repayPlan: { items: [] } });

/** A card, whose number ends like this, and a wallet to pay with. */
export const waysWith = (ending: string) => ({
  alipay: { name: 'Sample Wallet' },
  repayToken: 't',
  bankCards: [{ id: '1', bankName: 'Sample Bank', cardNo: `**** ${ending}`, bankCode: 'SB' }],
  facts: { dueAmount: DUE },
});
export const ways = waysWith('6677');

/** An offer, and its one contract. */
export const offer = (amount = 450_000) => ({
  ...sampleOffer({
    amount,
    details: [],
    repay_plans: [{ title: 'Repayment', amount: 465_000, description: '', pay_time: '2027-03-02' }],
    firstPayTime: '2027-03-02',
  }),
  productName: 'Sample Rupee Loan',
  buttonText: 'Get the loan',
});
export const agreements = contracts.slice(0, 1);

/** A bank form that the service has filled in, but for the number. */
export const bankForm = {
  items: [item('bankCard', 'text', 'Account number', { inputType: 'number', cardTypeMi: 0 })],
};

const listed = (content: string) => [{ id: 9, time: '2026-12-01 12:00:00', type: 'Collection', content }];

/** The borrower's complaints. */
export const complaints = (content: string) => ({
  tabs: [{ title: 'In progress', list: listed(content) }],
});

/** A complaint with its answer. */
export const complaint = (disposeDetail = 'We are sorry.') =>
  sampleComplaint({ content: 'They called at night.', images: [], disposeDetail });

const toSign = { listAgreements: agreements, readOrder: noLoan, pushLoan: { lendDetailsUrl: '/loanDetail' } };
const paying = { readOrder: order(), generatePayCode: { payUrl: '/pay/1' } };
const binding = { readBankForm: bankForm, bindCard: null };

/** All that the service answers to a screen, by its call, as long as nothing goes wrong. */
export const answersOf = {
  loanDetail: { readOrder: order() },
  borrowDetail: { readOrder: order() },
  repay: { readPeriodPlan: periodPlan(), ...paying },
  repayDelay: { readDelayPlan: delayPlan(), readPeriodPlan: periodPlan(), ...paying },
  repaymentOfCode2: { readPeriodPlan: periodPlan(), readOrder: order() },
  repaymentMethod: {
    readRepaymentWays: ways,
    readOrder: order(),
    commitRepayment: { needValid: 1, repayRecordId: 'r1' },
    confirmRepayment: null,
    repayByWallet: { url: 'https://wallet.example/1' },
  },
  addnormalcard: binding,
  bindBank: binding,
  newLoanConfirm: { readLoanOffer: offer(), ...toSign },
  loanConfirm: {
    readLegacyLoanOffer: offer(),
    listLegacyAgreements: agreements,
    readOrder: noLoan,
    pushLegacyLoan: { url: '/loanDetail' },
  },
  complainPageNext: { readComplaintStart: complaintStart, saveComplaint: null },
  complaintList: { listComplaints: complaints('They called at night.') },
  complainDetails: { readComplaint: complaint() },
} as const;
