import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { Parameters, SessionName } from '../../shared/session/parameters.ts';
import { endpoints } from '../build/calls.ts';

/** A call cannot be made. The message says why. */
export class NotAsked extends Error {}

/** What is known before a call: the session of the account, and the data of other calls, which are made first; undefined if one brings none. */
export interface Known {
  readonly session: Parameters<SessionName>;
  readonly data: <Data>(endpoint: Endpoint<never, Data>) => Promise<Data | undefined>;
}

/** What a call is made with beside the session. What is null has to come from the account. */
type Need = (known: Known) => object | Promise<object>;

// One white pixel.
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

const amountOf = async ({ session, data }: Known) =>
  session.withholdingAmount ?? (await data(endpoints.readPeriodPlan))?.repayAmount ?? null;

const visit: Need = async ({ session, data }) => ({
  clientType: session.clientType ?? 'h5',
  pageId: (await data(endpoints.readLandingTemplate))?.id ?? null,
});

const registrant: Need = async ({ data }) => ({
  phone: null,
  captcha: null,
  sid: (await data(endpoints.readCaptchaSession))?.sid ?? null,
});

const reads: { readonly [name in CallName]?: Need } = {
  readComplaint: async ({ data }) => ({
    problemId: (await data(endpoints.listComplaints))?.flatMap(({ complaints }) => complaints)[0]?.id ?? null,
  }),
  openAgreement: async ({ data }) => ({ position: (await data(endpoints.listAgreements))?.[0]?.position ?? null }),
  openLegacyAgreement: async ({ data }) => ({
    position: (await data(endpoints.listLegacyAgreements))?.[0]?.position ?? null,
  }),
  openProduct: async ({ data }) => ({
    productId: (await data(endpoints.readFailedLogin))?.recommended[0]?.productId ?? null,
  }),
  readLandingTemplate: () => ({ id: null }),
};

const writes: { readonly [name in CallName]?: Need } = {
  trackVisit: visit,
  trackClick: async (known) => ({ ...(await visit(known)), phone: known.session.mobilePhone ?? null }),
  saveEvent: () => ({ moduleId: 30, positionId: 1 }),
  generatePayCode: async ({ data }) => {
    const { repayAmount = null, channels: [channel] = [] } = (await data(endpoints.readPeriodPlan)) ?? {};
    return { amount: repayAmount, channelNumber: channel?.number ?? null, isRollover: false };
  },
  repayByWallet: async (known) => ({ amount: await amountOf(known) }),
  commitRepayment: async (known) => {
    const { cards: [card = null] = [], repayToken = null } = (await known.data(endpoints.readRepaymentWays)) ?? {};
    return { amount: await amountOf(known), card, repayToken, isResend: false };
  },
  confirmRepayment: () => ({ code: null, recordId: null }),
  bindCard: () => ({ values: null }),
  bindCardForLoan: () => ({ values: null }),
  uploadEvidence: () => ({
    image: new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }),
    fileName: 'conform.png',
  }),
  saveComplaint: async ({ data }) => {
    const { types = [], order, orders = [] } = (await data(endpoints.readComplaintStart)) ?? {};
    return {
      type: types.find(({ value }) => value !== '1')?.value ?? null,
      description: 'A test of the service. Please ignore it.',
      imageUrls: [(await data(endpoints.uploadEvidence))?.url].filter(Boolean),
      orderNo: (order ?? orders[0])?.orderNo ?? null,
    };
  },
  rateService: async ({ data }) => {
    const complaint = await data(endpoints.readComplaint);
    return { score: 5, problemId: complaint?.asksForRating ? complaint.problemId : null };
  },
  rateStore: () => ({ score: 5 }),
  sendSmsCode: registrant,
  register: async (known) => ({ ...(await registrant(known)), smsCode: null }),
  pushLoan: async ({ data }) => (await data(endpoints.readLoanOffer)) ?? { amount: null },
  pushLegacyLoan: async ({ data }) => (await data(endpoints.readLegacyLoanOffer)) ?? { amount: null },
};

/** @returns whether a call changes something at the service. */
export const isWrite = (call: CallName): boolean => call in writes || 'isBinding' in endpoints[call];

/**
 * @returns the input of a call: what it needs, and the session, from which its payload takes what it sends. `given` is what the account names.
 * @throws NotAsked if something is missing.
 */
export const inputOf = async (call: CallName, known: Known, given: object): Promise<object> => {
  const own = await (reads[call] ?? writes[call])?.(known);
  const input = { ...known.session, ...own, ...given };
  const missing = Object.entries(input).flatMap(([name, value]) =>
    value === null ? [`calls.${call}.input.${name}`] : [],
  );
  if (missing.length) throw new NotAsked(`name ${missing.join(' and ')} in the account`);
  return input;
};
