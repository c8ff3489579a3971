import type { endpoints } from '../../shared/api/allEndpoints.ts';
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

/** The calls that have an input and an envelope: all but the image of a captcha. */
export type AskedName = Exclude<keyof Endpoints, 'readCaptcha'>;

type InputOf<Name extends AskedName> = globalThis.Parameters<Endpoints[Name]['payload']>[0];

/** A call cannot be made. The message says why, and is printed after the name of the call. */
export class NotAsked extends Error {}

/** Why a call that writes is not made. */
export const CHANGES = 'it changes something, and --write asks it';

/** What is known before a call is made. */
export interface Known {
  /** The session of this call. */
  readonly session: Parameters<SessionName>;
  /** The input that the account has for this call. */
  readonly given: { readonly [name: string]: unknown };
  /** @returns the data of an earlier call; undefined if it brought none. */
  readonly data: <Input, Data>(endpoint: Endpoint<Input, Data>) => Data | undefined;
}

interface Plan<Name extends AskedName> {
  /** The call changes something at the back end. */
  readonly writes?: true;
  /** The calls that have to be made before, because they bring its input. */
  readonly after?: readonly AskedName[];
  /** @throws NotAsked if an input is missing. */
  readonly input: (known: Known) => InputOf<Name>;
}

/** @returns an input. @throws NotAsked if no earlier call has brought it and the account does not name it. */
const named = <Value>(value: Value | undefined | '', call: AskedName, input: string): Value => {
  if (!value) throw new NotAsked(`name calls.${call}.input.${input} in the account`);
  return value;
};

const brought = <Value>(value: Value | undefined, call: AskedName, what: string): Value => {
  if (!value) throw new NotAsked(`${call} brought no ${what}`);
  return value;
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

const order = ({ session: { productId, orderId } }: Known) => ({ productId, orderId });

const product = ({ session: { productId } }: Known) => ({ productId });

const amountOf = (known: Known) => known.session.withholdingAmount ?? known.data(readPeriodPlan)?.repayAmount;

const campaign = { appFrom: undefined, userFrom: undefined, utmTag: undefined };

const registrant = (call: AskedName, { given, session, data }: Known) => {
  const lacking = 'phone, .captcha and .sid: what an image says, and of which sid it is,';
  return {
    ...campaign,
    phone: named(text(given['phone']), call, lacking),
    captcha: named(text(given['captcha']), call, lacking),
    sid: named(text(given['sid']) ?? data(readCaptchaSession)?.sid, call, lacking),
    deviceId: session.deviceId,
    appName: session.appName,
  };
};

const bankForm = (call: AskedName, { given, session }: Known) => ({
  values: named(
    given['values'] as { readonly [code: string]: string } | undefined,
    call,
    'values: the value for each code of the bank form,',
  ),
  productId: session.productId,
});

const agreement = (call: AskedName, list: typeof listAgreements | typeof listLegacyAgreements, known: Known) => {
  const position = text(known.given['position']) ?? known.data(list)?.[0]?.position;
  return { ...order(known), position: named(position, call, `position, for ${list.name} has none,`) };
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
      return { problemId: named(problemId, 'readComplaint', 'problemId, for listComplaints has none,') };
    },
  },
  readContactInfo: { input: () => undefined },
  readLoanOffer: { input: product },
  listAgreements: { input: product },
  openAgreement: { after: ['listAgreements'], input: (known) => agreement('openAgreement', listAgreements, known) },
  readLegacyLoanOffer: { input: product },
  listLegacyAgreements: { input: product },
  openLegacyAgreement: {
    after: ['listLegacyAgreements'],
    input: (known) => agreement('openLegacyAgreement', listLegacyAgreements, known),
  },
  readFailedLogin: { input: product },
  openProduct: {
    after: ['readFailedLogin'],
    input: ({ given, data }) => {
      const productId = text(given['productId']) ?? data(readFailedLogin)?.recommended[0]?.productId;
      return { productId: named(productId, 'openProduct', 'productId, for readFailedLogin recommends none,') };
    },
  },
  readLandingTemplate: {
    input: ({ given }) => ({ id: named(text(given['id']), 'readLandingTemplate', 'id: a landing page') }),
  },
  readCaptchaSession: { input: () => undefined },
  trackVisit: {
    writes: true,
    after: ['readLandingTemplate'],
    input: ({ session: { clientType = 'h5' }, data }) => ({
      ...campaign,
      pageId: data(readLandingTemplate)?.id,
      clientType,
    }),
  },
  trackClick: {
    writes: true,
    after: ['readLandingTemplate'],
    input: ({ given, session: { clientType = 'h5', mobilePhone }, data }) => ({
      ...campaign,
      pageId: data(readLandingTemplate)?.id,
      clientType,
      phone: named(text(given['phone']) ?? mobilePhone, 'trackClick', 'phone'),
    }),
  },
  saveEvent: { writes: true, input: (known) => ({ ...product(known), moduleId: 30, positionId: 1 }) },
  generatePayCode: {
    writes: true,
    after: ['readPeriodPlan'],
    input: (known) => {
      const what = 'amount or no channel';
      const { repayAmount: amount, channels } = brought(known.data(readPeriodPlan), 'readPeriodPlan', what);
      const { number: channelNumber } = brought(channels[0], 'readPeriodPlan', what);
      return { ...order(known), amount, channelNumber, isRollover: false };
    },
  },
  repayByWallet: {
    writes: true,
    after: ['readPeriodPlan', 'readRepaymentWays'],
    input: (known) => {
      brought(known.data(readRepaymentWays)?.wallet, 'readRepaymentWays', 'wallet');
      return { userId: known.session.userId, orderId: known.session.orderId, amount: amountOf(known) };
    },
  },
  commitRepayment: {
    writes: true,
    after: ['readPeriodPlan', 'readRepaymentWays'],
    input: (known) => {
      const { cards, repayToken } = brought(known.data(readRepaymentWays), 'readRepaymentWays', 'card');
      const card = brought(cards[0], 'readRepaymentWays', 'card');
      const { orderId, couponId } = known.session;
      return { amount: amountOf(known), card, couponId, orderId, repayToken, isResend: false };
    },
  },
  confirmRepayment: {
    writes: true,
    input: ({ given, session: { orderId } }) => {
      const lacking = 'code and .recordId: the code of an SMS and the payment that it is for,';
      const code = named(text(given['code']), 'confirmRepayment', lacking);
      return { orderId, code, recordId: named(text(given['recordId']), 'confirmRepayment', lacking) };
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
      const type = brought(
        start?.types.find(({ value }) => value !== '1'),
        'readComplaintStart',
        'type',
      );
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
      return { score: 5, problemId: named(problemId, 'rateService', 'problemId: a complaint that is answered,') };
    },
  },
  rateStore: { writes: true, input: () => ({ score: 5 }) },
  sendSmsCode: { writes: true, after: ['readCaptchaSession'], input: (known) => registrant('sendSmsCode', known) },
  register: {
    writes: true,
    after: ['readCaptchaSession'],
    input: (known) => {
      const { given, session } = known;
      const smsCode = named(text(given['smsCode']), 'register', 'phone, .captcha, .sid and .smsCode');
      const landingId = text(given['landingId']);
      const { merchantNumber } = session;
      return { ...registrant('register', known), merchantNumber, smsCode, inviteCode: undefined, landingId };
    },
  },
  pushLoan: {
    writes: true,
    after: ['readLoanOffer'],
    input: (known) => ({ ...brought(known.data(readLoanOffer), 'readLoanOffer', 'offer'), ...product(known) }),
  },
  pushLegacyLoan: {
    writes: true,
    after: ['readLegacyLoanOffer'],
    input: (known) => ({
      ...brought(known.data(readLegacyLoanOffer), 'readLegacyLoanOffer', 'offer'),
      ...product(known),
    }),
  },
};

/** @returns the input of a call. @throws NotAsked if an input is missing. */
export const inputOf = (call: AskedName, known: Known): unknown => plans[call].input(known);

/** @returns whether a call changes something at the back end. */
export const writes = (call: AskedName): boolean => plans[call].writes === true;

/** @returns the calls that have to be made before a call, with those that they need themselves. */
export const needsOf = (call: AskedName): readonly AskedName[] =>
  (plans[call].after ?? []).flatMap((before) => [...needsOf(before), before]);

/** The calls in the order in which they are made: reading calls first, each after those that it needs. */
export const askedNames = Object.keys(plans) as readonly AskedName[];
