import type { CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { listAgreements } from '../../shared/api/endpoints/listAgreements.ts';
import { listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import { listLegacyAgreements } from '../../shared/api/endpoints/listLegacyAgreements.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import { readComplaint } from '../../shared/api/endpoints/readComplaint.ts';
import { readComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import { readFailedLogin } from '../../shared/api/endpoints/readFailedLogin.ts';
import { readLandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import type { Parameters, SessionName } from '../../shared/session/parameters.ts';

type Endpoints = typeof endpoints;

/** The calls that have an input and an envelope; the image of a captcha is none. */
export type AskedName = Exclude<keyof Endpoints, 'readCaptcha'>;

type InputOf<Name extends AskedName> = globalThis.Parameters<Endpoints[Name]['payload']>[0];

/** Why a call cannot be asked, in words that follow its name. */
export class NotAsked {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

/** Why a call that writes is not asked. */
export const CHANGES = 'it changes something, and --write asks it';

/** What is known before a call. */
export interface Known {
  /** The session that this call is asked with. */
  readonly session: Parameters<SessionName>;
  /** What the account says that this call is to be asked with. */
  readonly given: { readonly [name: string]: unknown };
  /** What an earlier call has brought; undefined where it has brought nothing. */
  readonly data: <Input, Data>(endpoint: Endpoint<Input, Data>) => Data | undefined;
}

interface Plan<Name extends AskedName> {
  /** It changes something at the back end. */
  readonly writes?: true;
  /** What has to be asked before, for its input. */
  readonly after?: readonly AskedName[];
  readonly input: (known: Known) => InputOf<Name> | NotAsked;
}

const name = (call: AskedName, input: string): NotAsked =>
  new NotAsked(`name calls.${call}.input.${input} in the account`);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : typeof value === 'number' ? String(value) : undefined;

const order = ({ session: { productId, orderId } }: Known) => ({ productId, orderId });

const product = ({ session: { productId } }: Known) => ({ productId });

const amountOf = (known: Known) => known.session.withholdingAmount ?? known.data(readPeriodPlan)?.repayAmount;

const registrant = (call: AskedName, { given, session, data }: Known) => {
  const [phone, captcha] = [text(given['phone']), text(given['captcha'])];
  const sid = text(given['sid']) ?? data(readCaptchaSession)?.sid;
  if (!phone || !captcha || !sid)
    return name(call, 'phone, .captcha and .sid: what an image says, and of which sid it is,');
  const campaign = { appFrom: undefined, userFrom: undefined, utmTag: undefined };
  return { ...campaign, phone, captcha, sid, deviceId: session.deviceId, appName: session.appName };
};

const bankForm = (call: AskedName, { given, session }: Known) => {
  const values = given['values'] as { readonly [code: string]: string } | undefined;
  return values
    ? { values, productId: session.productId }
    : name(call, 'values: the value for each code of the bank form,');
};

// One white pixel.
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

const plans: { readonly [Name in AskedName]: Plan<Name> } = {
  readOrder: { input: order },
  readPeriodPlan: { input: order },
  readDelayPlan: { input: order },
  readRepaymentWays: { input: order },
  readBankForm: { input: ({ session }) => ({ product_id: session.product_id }) },
  readComplaintStart: { input: order },
  listComplaints: { input: () => undefined },
  readComplaint: {
    after: ['listComplaints'],
    input: ({ given, data }) => {
      const [first] = (data(listComplaints) ?? []).flatMap(({ complaints }) => complaints);
      const problemId = text(given['problemId']) ?? first?.id;
      return problemId ? { problemId } : name('readComplaint', 'problemId, for listComplaints has none,');
    },
  },
  readContactInfo: { input: () => undefined },
  readLoanOffer: { input: product },
  listAgreements: { input: product },
  openAgreement: {
    after: ['listAgreements'],
    input: (known) => {
      const position = text(known.given['position']) ?? known.data(listAgreements)?.[0]?.position;
      return position ? { ...order(known), position } : name('openAgreement', 'position, for listAgreements has none,');
    },
  },
  readLegacyLoanOffer: { input: product },
  listLegacyAgreements: { input: product },
  openLegacyAgreement: {
    after: ['listLegacyAgreements'],
    input: (known) => {
      const position = text(known.given['position']) ?? known.data(listLegacyAgreements)?.[0]?.position;
      return position
        ? { ...order(known), position }
        : name('openLegacyAgreement', 'position, for listLegacyAgreements has none,');
    },
  },
  readFailedLogin: { input: product },
  openProduct: {
    after: ['readFailedLogin'],
    input: ({ given, data }) => {
      const productId = text(given['productId']) ?? data(readFailedLogin)?.recommended[0]?.productId;
      return productId ? { productId } : name('openProduct', 'productId, for readFailedLogin recommends none,');
    },
  },
  readLandingTemplate: {
    input: ({ given }) => {
      const id = text(given['id']);
      return id ? { id } : name('readLandingTemplate', 'id: a landing page');
    },
  },
  readCaptchaSession: { input: () => undefined },
  trackVisit: {
    writes: true,
    after: ['readLandingTemplate'],
    input: ({ session, data }) => ({
      pageId: data(readLandingTemplate)?.id,
      clientType: session.clientType ?? 'h5',
      appFrom: undefined,
      userFrom: undefined,
      utmTag: undefined,
    }),
  },
  trackClick: {
    writes: true,
    after: ['readLandingTemplate'],
    input: ({ given, session, data }) => {
      const phone = text(given['phone']) ?? session.mobilePhone;
      const campaign = { appFrom: undefined, userFrom: undefined, utmTag: undefined };
      return phone
        ? { ...campaign, pageId: data(readLandingTemplate)?.id, clientType: session.clientType ?? 'h5', phone }
        : name('trackClick', 'phone');
    },
  },
  saveEvent: { writes: true, input: (known) => ({ ...product(known), moduleId: 30, positionId: 1 }) },
  generatePayCode: {
    writes: true,
    after: ['readPeriodPlan'],
    input: (known) => {
      const plan = known.data(readPeriodPlan);
      const [channel] = plan?.channels ?? [];
      return plan && channel
        ? { ...order(known), amount: plan.repayAmount, channelNumber: channel.number, isRollover: false }
        : new NotAsked('readPeriodPlan brought no amount or no channel');
    },
  },
  repayByWallet: {
    writes: true,
    after: ['readPeriodPlan', 'readRepaymentWays'],
    input: (known) =>
      known.data(readRepaymentWays)?.wallet
        ? { userId: known.session.userId, orderId: known.session.orderId, amount: amountOf(known) }
        : new NotAsked('readRepaymentWays brought no wallet'),
  },
  commitRepayment: {
    writes: true,
    after: ['readPeriodPlan', 'readRepaymentWays'],
    input: (known) => {
      const ways = known.data(readRepaymentWays);
      const [card] = ways?.cards ?? [];
      if (!ways || !card) return new NotAsked('readRepaymentWays brought no card');
      const { orderId, couponId } = known.session;
      return { amount: amountOf(known), card, couponId, orderId, repayToken: ways.repayToken, isResend: false };
    },
  },
  confirmRepayment: {
    writes: true,
    input: ({ given, session }) => {
      const [code, recordId] = [text(given['code']), text(given['recordId'])];
      return code && recordId
        ? { orderId: session.orderId, code, recordId }
        : name('confirmRepayment', 'code and .recordId: the code of an SMS and the payment that it is for,');
    },
  },
  bindCard: { writes: true, input: (known) => bankForm('bindCard', known) },
  bindCardForLoan: { writes: true, input: (known) => bankForm('bindCardForLoan', known) },
  uploadEvidence: {
    writes: true,
    input: () => ({ image: new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), fileName: 'conform.png' }),
  },
  saveComplaint: {
    writes: true,
    after: ['readComplaintStart', 'uploadEvidence'],
    input: (known) => {
      const start = known.data(readComplaintStart);
      const type = start?.types.find(({ value }) => value !== '1');
      if (!type) return new NotAsked('readComplaintStart brought no type');
      const image = known.data(uploadEvidence)?.url;
      return {
        type: type.value,
        subtype: undefined,
        description: 'A test of the service. Please ignore it.',
        imageUrls: image ? [image] : [],
        orderNo: start?.order?.orderNo ?? start?.orders[0]?.orderNo,
      };
    },
  },
  rateService: {
    writes: true,
    after: ['readComplaint'],
    input: ({ given, data }) => {
      const complaint = data(readComplaint);
      const problemId = text(given['problemId']) ?? (complaint?.asksForRating ? complaint.problemId : undefined);
      return problemId ? { score: 5, problemId } : name('rateService', 'problemId: a complaint that is answered,');
    },
  },
  rateStore: { writes: true, input: () => ({ score: 5 }) },
  sendSmsCode: {
    writes: true,
    after: ['readCaptchaSession'],
    input: (known) => registrant('sendSmsCode', known),
  },
  register: {
    writes: true,
    after: ['readCaptchaSession'],
    input: (known) => {
      const visitor = registrant('register', known);
      const smsCode = text(known.given['smsCode']);
      if (visitor instanceof NotAsked || !smsCode) return name('register', 'phone, .captcha, .sid and .smsCode');
      const { merchantNumber } = known.session;
      return { ...visitor, merchantNumber, smsCode, inviteCode: undefined, landingId: text(known.given['landingId']) };
    },
  },
  pushLoan: {
    writes: true,
    after: ['readLoanOffer'],
    input: (known) => {
      const offer = known.data(readLoanOffer);
      return offer ? { ...offer, ...product(known) } : new NotAsked('readLoanOffer brought no offer');
    },
  },
  pushLegacyLoan: {
    writes: true,
    after: ['readLegacyLoanOffer'],
    input: (known) => {
      const offer = known.data(readLegacyLoanOffer);
      return offer ? { ...offer, ...product(known) } : new NotAsked('readLegacyLoanOffer brought no offer');
    },
  },
};

/** What a call is asked with, or why it is not. */
export const inputOf = (call: AskedName, known: Known): unknown => plans[call].input(known);

/** Whether a call changes something at the back end. */
export const writes = (call: AskedName): boolean => plans[call].writes === true;

// Those that screens send with the key of `shared/features/core/submitOnce.ts`.
const sentOnce: readonly CallName[] = [
  'commitRepayment',
  'confirmRepayment',
  'repayByWallet',
  'pushLoan',
  'pushLegacyLoan',
];

/** Whether a call carries an `Idempotency-Key` where the brand sends one. */
export const isSentOnce = (call: CallName): boolean => sentOnce.includes(call);

/** What has to be asked before a call, with what those need themselves. */
export const needsOf = (call: AskedName): readonly AskedName[] =>
  (plans[call].after ?? []).flatMap((before) => [...needsOf(before), before]);

/** The calls in the order in which they are asked: readers first, each after those that it needs. */
export const askedNames = Object.keys(plans) as readonly AskedName[];
