import { randomUUID } from 'node:crypto';
import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import { pathAt, requestOf, type ServiceAddress } from '../../shared/api/request.ts';
import { TIMEOUT_MS } from '../../shared/api/settle.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { type PageParameters, readParameters, toQuery } from '../../shared/session/parameters.ts';
import { moveOrSign } from '../reference/openapi/callNotes.ts';
import type { Account } from './account.ts';
import { type Answer, type Ask, asker, type Question } from './ask.ts';
import { checkAgainstOrder, type MoneyWords } from './checkAmounts.ts';
import { checkAnswer, placed } from './checkAnswer.ts';
import type { Envelope } from './checkBody.ts';
import { checkCodes } from './checkCodes.ts';
import { checkOrigin, checkPreflight } from './checkCors.ts';
import type { FieldReport } from './checkFields.ts';
import type { LinkLimits } from './checkValue.ts';
import type { Finding, PlacedProblem } from './finding.ts';
import { type AskedName, askedNames, CHANGES, inputOf, NotAsked, needsOf, writes } from './plans.ts';
import { withoutSession } from './redact.ts';
import { adapted, type BrandAdapter, requestThrough } from './throughAdapter.ts';

/** The settings of a brand that decide how its service is called, and what its responses may contain. */
export type ServiceBrand = MoneyWords &
  Pick<Brand, 'service' | 'paths' | 'hosts' | 'scheme' | 'defaultLanguage'> &
  Partial<Pick<Brand, 'allowsHttp' | 'sendsIdempotencyKey'>>;

/** Which calls of a back end are tested, and how. */
export interface Conformance {
  /** The address of the service, like `API_BASE` of a build: `https://my.api`, with a path if it has one. */
  readonly base: string;
  readonly account: Account;
  readonly brand: ServiceBrand;
  /** The calls that are made. Default: all. */
  readonly only?: readonly CallName[];
  /** Whether calls that change something are made too. */
  readonly asksWrites?: boolean;
  readonly limitMs?: number;
  readonly fetch?: typeof fetch;
  /** The brand's adapter between the app and this back end, if it has one. */
  readonly adapter?: BrandAdapter | undefined;
}

/** The result of one call. */
export interface CallReport {
  readonly call: CallName;
  readonly method: Question['method'];
  /** The requested path, below `base`; with the origin if an adapter uses another one. For a call that was not made, the path of the contract. */
  readonly path: string;
  readonly state: 'ok' | 'deviates' | 'not asked';
  /** Why it was not made. */
  readonly why?: string;
  readonly findings: readonly Finding[];
  readonly fields: readonly FieldReport[];
}

/** The result of testing a back end. */
export interface Report {
  readonly base: string;
  readonly calls: readonly CallReport[];
  /** Whether there was any response at all. */
  readonly isAnswered: boolean;
}

/** A call with its report and its response. */
interface Checked {
  readonly report: CallReport;
  readonly answer?: Answer;
  readonly envelope?: Envelope;
}

interface Run extends Conformance {
  readonly ask: Ask;
  readonly at: ServiceAddress;
  readonly limits: LinkLimits;
}

/** @returns the parameters of the page that makes a call, from the account. */
const pageOf = (call: CallName, { account, brand }: Run): PageParameters => {
  const { session } = account.calls?.[call] || {};
  const lang = account.lang ?? brand.defaultLanguage;
  return readParameters(`?${toQuery({ ...account.session, ...session, ...account.headers, lang })}`);
};

const checkCors = async (question: Question, answer: Answer, run: Run): Promise<readonly PlacedProblem[]> => {
  const { origin } = run.account;
  if (!origin || origin === run.limits.origin) return [];
  return [...(await checkPreflight(run.ask, question, origin)), ...checkOrigin(answer, origin)];
};

// Without the query, which contains the session.
const askedPath = (url: string, { at, base }: Run): string => {
  const { origin, pathname } = new URL(url, base);
  const address = origin + pathname;
  return address.startsWith(`${at.base}/`) ? address.slice(at.base.length) : address;
};

const exchange = async (call: CallName, question: Question, run: Run): Promise<Checked> => {
  const { origin } = run.account;
  const came = await run.ask({ ...question, headers: { ...question.headers, ...(origin && { origin }) } });
  // A captcha is an image, which adapters do not handle.
  const answer = run.adapter && call !== 'readCaptcha' ? adapted(call, came, run.adapter) : came;
  const { envelope, ...checked } = await checkAnswer(call, answer, run);
  // An image is shown whatever its origin.
  const cors = call === 'readCaptcha' ? [] : await checkCors(question, answer, run);
  const findings = [...checked.findings, ...placed(call, cors)];
  return {
    report: {
      call,
      method: question.method,
      path: askedPath(question.url, run),
      state: findings.length ? 'deviates' : 'ok',
      findings,
      fields: checked.fields,
    },
    answer,
    ...(envelope && { envelope }),
  };
};

type Before = ReadonlyMap<CallName, Checked>;

const dataFrom =
  (before: Before) =>
  <Input, Data>(endpoint: Endpoint<Input, Data>): Data | undefined => {
    const envelope = before.get(endpoint.name as CallName)?.envelope;
    return envelope && endpoint.parse(envelope.data);
  };

const askCall = async (call: AskedName, before: Before, run: Run): Promise<Checked> => {
  if (writes(call) && !run.asksWrites) throw new NotAsked(CHANGES);
  const page = pageOf(call, run);
  const { input: given = {} } = run.account.calls?.[call] || {};
  const input = inputOf(call, { session: page.session, given, data: dataFrom(before) });
  const endpoint = endpoints[call] as unknown as Endpoint<unknown, unknown>;
  const payload = endpoint.payload(input === undefined ? undefined : { ...input, ...given });
  const standard = requestOf(endpoint, payload, page, run.at.base + pathAt(endpoint, run.at));
  const { headers, ...request } = run.adapter
    ? requestThrough(run.adapter, { name: call, payload, page, base: run.at.base }, standard)
    : standard;
  const key = run.brand.sendsIdempotencyKey && moveOrSign.includes(call) && { 'Idempotency-Key': randomUUID() };
  return exchange(call, { ...request, headers: { ...headers, ...key } }, run);
};

const askCaptcha = async (before: Before, run: Run): Promise<Checked> => {
  const sid = dataFrom(before)(readCaptchaSession)?.sid;
  if (!sid) throw new NotAsked('readCaptchaSession brought no sid');
  const url = captchaUrl(sid, pageOf('readCaptcha', run), run.at);
  return exchange('readCaptcha', { url, method: 'GET', headers: {} }, run);
};

const askOrSayWhyNot = async (call: CallName, before: Before, run: Run): Promise<Checked> => {
  try {
    if (run.account.calls?.[call] === false) throw new NotAsked('the account says that the back end does not have it');
    return await (call === 'readCaptcha' ? askCaptcha(before, run) : askCall(call, before, run));
  } catch (error) {
    if (!(error instanceof NotAsked)) throw error;
    const { method } = endpoints[call];
    const path = pathAt(endpoints[call], run.at);
    return { report: { call, method, path, state: 'not asked', why: error.message, findings: [], fields: [] } };
  }
};

const orderOf = (only: readonly CallName[] | undefined): readonly CallName[] => {
  const all = askedNames.flatMap((name): CallName[] =>
    name === 'readCaptchaSession' ? [name, 'readCaptcha'] : [name],
  );
  if (!only?.length) return all;
  const needed = only.flatMap((name): readonly CallName[] =>
    name === 'readCaptcha' ? ['readCaptchaSession'] : needsOf(name),
  );
  return all.filter((name) => only.includes(name) || needed.includes(name));
};

const clean = (report: CallReport, run: Run): CallReport => {
  const { session } = pageOf(report.call, run);
  const findings = report.findings.map((finding) => ({
    ...finding,
    received: withoutSession(finding.received, session),
    expected: withoutSession(finding.expected, session),
  }));
  // Only whole segments are replaced: a value of the session may be part of a word of the path.
  const path = report.path
    .split('/')
    .map((step) => (Object.values<string>(session).includes(step) ? withoutSession(step, session) : step))
    .join('/');
  return { ...report, path, findings, state: report.state === 'ok' && findings.length ? 'deviates' : report.state };
};

const runOf = (given: Conformance): Run => {
  const { base, brand, fetch: send = fetch, limitMs = TIMEOUT_MS } = given;
  const { origin } = new URL(base);
  return {
    ...given,
    ask: asker(send, limitMs),
    at: { base: base.replace(/\/$/, ''), service: brand.service, paths: brand.paths },
    limits: { origin, hosts: brand.hosts, scheme: brand.scheme, allowsHttp: brand.allowsHttp },
  };
};

const codesOf = (checked: Before): readonly Finding[] =>
  checkCodes([...checked].flatMap(([call, { envelope }]) => (envelope ? [{ call, code: envelope.code }] : [])));

const amountsOf = (checked: Before, run: Run): readonly Finding[] => {
  const [order, plan] = [checked.get('readOrder'), checked.get('readPeriodPlan')];
  const isSame = pageOf('readOrder', run).session.orderId === pageOf('readPeriodPlan', run).session.orderId;
  const rowsOf = isSame ? order?.envelope?.data : undefined;
  // A problem that the response itself shows is in the report already.
  const isSaid = plan?.report.findings.some(({ path }) => path === 'data.repayAmount');
  return isSaid ? [] : checkAgainstOrder(rowsOf, plan?.envelope?.data, run.brand);
};

/** Makes every call of a back end with an account, and compares the responses with what the app reads from them. */
export const conform = async (given: Conformance): Promise<Report> => {
  const run = runOf(given);
  const checked = new Map<CallName, Checked>();
  for (const name of orderOf(given.only)) checked.set(name, await askOrSayWhyNot(name, checked, run));
  const across = [...codesOf(checked), ...amountsOf(checked, run)];
  const calls = [...checked.values()]
    .map(({ report }) => ({
      ...report,
      findings: [...report.findings, ...across.filter(({ call }) => call === report.call)],
    }))
    .filter(({ call }) => !given.only?.length || given.only.includes(call))
    .map((report) => clean(report, run));
  const isAnswered = [...checked.values()].some(
    ({ answer }) => answer && (answer.kind === 'whole' || answer.word !== 'no-answer'),
  );
  return { base: given.base, calls, isAnswered };
};
