import { randomUUID } from 'node:crypto';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type Endpoint, pathAt, requestOf, type ServiceAddress } from '../../shared/api/endpoint.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import type { AdaptedRequest, Adapter } from '../../shared/brand/adapter.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { withSign } from '../../shared/domain/money.ts';
import { type PageParameters, readParameters, toQuery } from '../../shared/session/parameters.ts';
import { callNames, endpoints } from '../build/calls.ts';
import { moveOrSign } from '../reference/callNotes.ts';
import type { Account } from './account.ts';
import { type Checked, checkAnswer } from './checkAnswer.ts';
import { type Judging, lineOf } from './checkFields.ts';
import { problemsOfCors } from './cors.ts';
import { compare } from './differences.ts';
import { adapted, exchange, requestThrough } from './exchange.ts';
import type { Problem } from './finding.ts';
import { inputOf, isWrite, type Known, NotAsked } from './inputs.ts';

/** What is asked, and as whom. */
export interface Conformance {
  /** The address of the service, like `API_BASE` of a build. */
  readonly base: string;
  readonly account: Account;
  readonly brand: Brand;
  /** The brand's adapter between the app and this service, if it has one. */
  readonly adapter?: Adapter | undefined;
  /** The origin of the pages, if it may be another than the service's. */
  readonly pages?: string | undefined;
  /** The calls that are made; all if it is empty. */
  readonly only: readonly CallName[];
  /** Whether calls that change something are made too. */
  readonly asksWrites: boolean;
}

/** The result of one call. */
export interface CallReport extends Checked {
  readonly call: CallName;
  /** Why it was not made. */
  readonly why?: string;
  /** Amounts that no other answer states: in another unit they would look right. */
  readonly alone?: readonly string[];
}

interface Run extends Conformance {
  readonly at: ServiceAddress;
  readonly judging: Judging;
  /** Makes a call, once. */
  readonly ask: (call: CallName) => Promise<CallReport>;
}

/** The parameters of the page that makes a call, from the account. */
const pageOf = (call: CallName, { account, brand }: Conformance): PageParameters => {
  const { session } = account.calls?.[call] || {};
  const lang = account.lang ?? brand.defaultLanguage;
  return readParameters(`?${toQuery({ ...account.session, ...session, ...account.headers, lang })}`);
};

/** The request of a call, as a page makes it; or what is wrong with the adapter's. @throws NotAsked if it cannot be made. */
const requestFor = async (call: CallName, run: Run): Promise<AdaptedRequest | Problem> => {
  const { account, adapter, asksWrites, at, brand } = run;
  const page = pageOf(call, run);
  const data: Known['data'] = async ({ name, parse }) => {
    const { data: received } = await run.ask(name as CallName);
    return received === undefined ? undefined : parse(received);
  };
  const settings = account.calls?.[call];
  if (settings === false) throw new NotAsked('the account says that the service does not have it');
  if (isWrite(call) && !asksWrites) throw new NotAsked('it changes something; --write makes it');
  if (call === 'readCaptcha') {
    const sid = (await data(readCaptchaSession))?.sid;
    if (!sid) throw new NotAsked('readCaptchaSession brought no sid');
    return { url: captchaUrl(sid, page, at), method: 'GET', headers: {}, body: undefined, cache: 'no-store' };
  }
  const endpoint = endpoints[call] as unknown as Endpoint<unknown, unknown>;
  const payload = endpoint.payload(await inputOf(call, { session: page.session, data }, settings?.input ?? {}));
  const standard = requestOf(endpoint, payload, page, at.base + pathAt(endpoint, at));
  const request = adapter ? requestThrough(adapter, { name: call, payload, page, base: at.base }, standard) : standard;
  const needsKey = brand.sendsIdempotencyKey && moveOrSign.includes(call) && 'headers' in request;
  return needsKey ? { ...request, headers: { ...request.headers, 'Idempotency-Key': randomUUID() } } : request;
};

const reportOn = async (call: CallName, run: Run): Promise<CallReport> => {
  try {
    const request = await requestFor(call, run);
    if ('word' in request) return { call, problems: [request], absent: [], amounts: [] };
    // A picture is shown as it is, from any origin.
    const { adapter, pages = '' } = call === 'readCaptcha' ? {} : run;
    const isOther = pages && new URL(request.url).origin !== pages;
    const answer = await exchange(isOther ? { ...request, headers: { ...request.headers, origin: pages } } : request);
    const checked = checkAnswer(call, adapter ? adapted(call, answer, adapter) : answer, run.judging);
    const ofOrigin = isOther ? await problemsOfCors(request, answer, pages) : [];
    return { call, ...checked, problems: [...checked.problems, ...ofOrigin] };
  } catch (error) {
    if (!(error instanceof NotAsked)) throw error;
    return { call, why: error.message, problems: [], absent: [], amounts: [] };
  }
};

/** Makes every call of a service with an account, those that read first, and compares the responses with what pages read from them. */
export const conform = async (given: Conformance): Promise<readonly CallReport[]> => {
  const { base, brand, only } = given;
  const asked = new Map<CallName, Promise<CallReport>>();
  const run: Run = {
    ...given,
    at: { base, service: brand.service, paths: brand.paths },
    judging: { ...brand, origin: new URL(base).origin, sign: brand.currencySign, style: brand.money },
    ask: (call) => {
      const report = asked.get(call) ?? reportOn(call, run);
      asked.set(call, report);
      return report;
    },
  };
  const named = only.length ? only : callNames;
  for (const call of [...named].sort((one, other) => Number(isWrite(one)) - Number(isWrite(other))))
    await run.ask(call);
  const reports = await Promise.all(asked.values());
  const orderIn = (call: CallName): string | undefined => pageOf(call, run).session.orderId;
  const compared = [...new Set(reports.map(({ call }) => orderIn(call)))].flatMap((order) =>
    compare((name) => reports.find(({ call }) => call === name && orderIn(call) === order)?.data, brand),
  );
  return reports
    .filter(({ call }) => named.includes(call))
    .map((report) => {
      const own = compared.filter(({ call }) => call === report.call);
      const differences = own
        .flatMap(({ difference }) => difference ?? [])
        .map(({ at, ...problem }) => ({ ...problem, line: lineOf(report.text ?? '', at) }));
      return {
        ...report,
        problems: [...report.problems, ...differences],
        alone: own.flatMap(({ alone }) => alone ?? []),
      };
    });
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const linesOf = (
  { call, why, problems, absent, amounts, alone = [] }: CallReport,
  { adapter, brand }: Conformance,
): readonly string[] => [
  `${call}  ${adapter ? 'through the adapter' : `${endpoints[call].method} ${pathAt(endpoints[call], brand)}`}  ${why ? `not made: ${why}` : problems.length ? count(problems.length, 'deviation') : 'ok'}`,
  ...problems.flatMap(({ path, word, received, expected, line }) => [
    `  ${word}: ${path}${line ? ` (line ${line} of ${adapter ? 'what the adapter made of the answer' : 'the answer'})` : ''}`,
    `    received  ${received}`,
    `    expected  ${expected}`,
  ]),
  ...(amounts.length
    ? [
        `  amounts: ${amounts.map(([at, cents]) => `${at} ${withSign(brand.currencySign, cents, brand.money)}`).join(', ')}`,
      ]
    : []),
  ...alone.map((words) => `  not compared: ${words}. In another unit it would look right`),
  ...(absent.length ? [`  absent, which it may be: ${absent.join(', ')}`] : []),
];

/** Writes what was found: the problems of each call, its amounts as pages show them, and a summary as the last line. */
export const written = (reports: readonly CallReport[], given: Conformance): string => {
  const found = reports.flatMap(({ problems }) => problems).length;
  const asked = reports.filter(({ why }) => !why).length;
  return [
    ...reports.flatMap((report) => linesOf(report, given)),
    '',
    `${count(asked, 'call')} made, ${reports.length - asked} not: ${found ? count(found, 'deviation') : 'conformant'}`,
  ].join('\n');
};

/** @returns the exit code of the command: 0 if every response conforms, 1 if one deviates, 2 if there was no response at all. */
export const exitCodeOf = (reports: readonly CallReport[]): 0 | 1 | 2 => {
  const asked = reports.filter(({ why }) => !why);
  const isLost = ({ problems }: CallReport): boolean => problems.some(({ word }) => word === 'no-answer');
  if (asked.every(isLost)) return 2;
  return asked.some(({ problems }) => problems.length) ? 1 : 0;
};
