import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import { endpoints } from '../build/calls.ts';
import type { handlers } from './calls/handlers.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
import { connect } from './database/openDatabase.ts';
import type { Refusal } from './http/envelope.ts';
import { allOffers } from './seed/allOffers.ts';
import { borrowers } from './seed/borrowers.ts';
import { sampleSessionOf } from './session/requireBorrower.ts';

/** The origin of the tests' requests. */
export const ORIGIN = 'http://sandbox.test';

/** The default time of test sandboxes: noon in Manila. */
export const NOW_MS = Date.parse('2026-12-01T04:00:00Z');

// Seeding takes longer than most tests, copying a file does not: each test file seeds once per start time and copies the result.
const seededDatabases = new Map<number, Promise<Buffer>>();

const seedDatabase = async (nowMs: number): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-seed-'));
  const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
  const sandbox = await createSandbox({ databaseUrl, now: () => nowMs });
  await sandbox.seed();
  // Copying the file itself could lose data that is still in the write-ahead log.
  const copy = join(folder, 'copy.db');
  const client = connect(databaseUrl);
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  client.close();
  await sandbox.close();
  const bytes = await readFile(copy);
  await rm(folder, { recursive: true });
  return bytes;
};

const seededDatabase = (nowMs: number): Promise<Buffer> => {
  const seeding = seededDatabases.get(nowMs) ?? seedDatabase(nowMs);
  seededDatabases.set(nowMs, seeding);
  return seeding;
};

/**
 * Opens a seeded sandbox with its own database file, which `remove` deletes. By default its clock does not advance.
 */
export async function openTestSandbox(options: Omit<SandboxOptions, 'databaseUrl'> = {}) {
  const now = options.now ?? (() => NOW_MS);
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'sandbox.db');
  await writeFile(file, await seededDatabase(now()));
  const databaseUrl = `file:${file}`;
  const sandbox = await createSandbox({ ...options, databaseUrl, now });
  const remove = async (): Promise<void> => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  };
  return { sandbox, databaseUrl, remove };
}

type Answered<Name extends AnsweredName> = Exclude<
  Awaited<ReturnType<(typeof handlers)[Name]>>,
  Refusal | Response | null
>;

/** The names of the calls that have a handler. */
export type AnsweredName = keyof typeof handlers;

/** The `data` of a call's response; for `readOrder`, that of an order and not of an offer. A refusal has null: tests read only its code. */
export type DataOf<Name extends AnsweredName> = Name extends 'readOrder'
  ? Extract<Answered<Name>, { readonly isScore: string }>
  : Answered<Name>;

type Values = Readonly<Record<string, string | number>>;

/** Returns the session parameters of the borrower of a seeded order or offer. */
export function sessionOf(orderId: string): Record<string, string> {
  const seed = [...borrowers, ...allOffers].find((borrower) => borrower.orderId === orderId);
  const userId = seed?.userId ?? '';
  return { userId, sessionId: sampleSessionOf(userId), orderId, productId: seed?.productId ?? '' };
}

function requestOf(name: CallName, query: Values, body: Values, given: Readonly<Record<string, string>>): Request {
  const { client, method, path } = endpoints[name];
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const url = `${ORIGIN}/api${path.replace('{svc}', 'loan')}?${search}`;
  if (method === 'GET') return new Request(url, { headers: given });
  if (client === 'standard') {
    const headers = { ...given, 'content-type': 'application/json' };
    return new Request(url, { method, body: JSON.stringify(body), headers });
  }
  const fields = Object.entries(body).map(([key, value]) => [key, String(value)]);
  return new Request(url, { method, body: new URLSearchParams(fields), headers: given });
}

/** Sends a call as a page does. @returns the whole response */
export function send(
  sandbox: Sandbox,
  name: CallName,
  query: Values,
  body: Values = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return sandbox.fetch(requestOf(name, query, body, headers));
}

/** Sends a call and parses the envelope of its response. */
export async function call<Name extends AnsweredName>(sandbox: Sandbox, name: Name, query: Values, body: Values = {}) {
  const response = await send(sandbox, name, query, body);
  return (await response.json()) as { readonly code: string; readonly message: string; readonly data: DataOf<Name> };
}

/** Sends a call with the session of an order's borrower. */
export function callFor<Name extends AnsweredName>(sandbox: Sandbox, orderId: string, name: Name, body: Values = {}) {
  return call(sandbox, name, sessionOf(orderId), body);
}

/** Requests a pay code for the amount. @returns the URL of its pay page. @throws if the call is refused */
export async function codeFor(sandbox: Sandbox, orderId: string, amount: string | number, isDelay?: 1) {
  const body = { amount, channelNumber: '90007', ...(isDelay === undefined ? {} : { isDelay }) };
  const { code, data } = await callFor(sandbox, orderId, 'generatePayCode', body);
  if (code !== '00') throw new Error(`Refused with ${code}`);
  return data.payUrl;
}

/** Posts to one of the sandbox's own pages or test routes. */
export function post(sandbox: Pick<Sandbox, 'fetch'>, address: string, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch(new Request(new URL(address, ORIGIN), { method: 'POST', ...init }));
}

/** Pays as the 'Pay now' button of a pay page does. */
export const pay = (sandbox: Sandbox, payUrl: string): Promise<Response> => post(sandbox, payUrl);

/** Opens a page of the sandbox. @returns the response and its text */
export async function open(sandbox: Pick<Sandbox, 'fetch'>, address: string, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(new Request(new URL(address, ORIGIN), { headers }));
  return { response, text: await response.text() };
}

/** An entry of the ledger. */
type LedgerLine = Readonly<Record<'kind' | 'outcome' | 'amount' | 'payCode', string>>;

/** Returns the ledger's entries for an order. */
export async function linesOf(sandbox: Pick<Sandbox, 'fetch'>, orderId: string): Promise<readonly LedgerLine[]> {
  return JSON.parse((await open(sandbox, `/sandbox/ledger?orderId=${orderId}`)).text);
}

/** Returns the ledger's payments for an order. */
export async function paymentsOf(sandbox: Sandbox, orderId: string): Promise<readonly { amount: string }[]> {
  return (await linesOf(sandbox, orderId)).filter(({ kind }) => kind === 'payment');
}

/** Returns kind and outcome of the ledger's entries for an order, such as `pushLoan 4053`. */
export async function ledgerOf(sandbox: Sandbox, orderId: string): Promise<readonly string[]> {
  return (await linesOf(sandbox, orderId)).map(({ kind, outcome }) => `${kind} ${outcome}`);
}

/** Returns the letters of a captcha session's newest picture. */
export async function captchaCode(sandbox: Pick<Sandbox, 'fetch'>, sid: string): Promise<string> {
  return JSON.parse((await open(sandbox, `/sandbox/captcha?sid=${sid}`)).text).code;
}

/** Reads the newest code from the page of a borrower's or a phone's messages; '' if there is none. */
export async function smsCode(sandbox: Pick<Sandbox, 'fetch'>, userId: string): Promise<string> {
  const { text } = await open(sandbox, `/sandbox/phone/${userId}`);
  return /<p class="amount">(\d{6})<\/p>/.exec(text)?.[1] ?? '';
}

/** The ways to repay: the `data` of a `readRepaymentWays` response. */
export type Ways = DataOf<'readRepaymentWays'>;

/** Returns the ways to repay an order. */
export async function waysOf(sandbox: Sandbox, orderId: string): Promise<Ways> {
  return (await callFor(sandbox, orderId, 'readRepaymentWays')).data;
}

/** Returns the body of `commitRepayment` for the card at `index`. */
export function commitFields({ repayToken, bankCards }: Ways, amount: number | string, index = 0) {
  const { id: cardId, bankName, cardNo, bankCode } = bankCards[index] as Ways['bankCards'][number];
  return { amount, bankName, cardId, cardNo, bankCode, repayToken, couponId: '', sendMsg: 0 };
}

/** Starts a payment with the first card, without confirming it. @returns its id. @throws if it is refused */
export async function beginByCard(sandbox: Sandbox, orderId: string, amount: number | string): Promise<string> {
  const fields = commitFields(await waysOf(sandbox, orderId), amount);
  const { code, data } = await callFor(sandbox, orderId, 'commitRepayment', fields);
  if (code !== '00') throw new Error(`Refused with ${code}`);
  return String(data.repayRecordId);
}

/** Confirms a payment with its verification code. */
export function confirmWith(sandbox: Sandbox, orderId: string, repaymentRecordId: string, verifyCode: string) {
  return callFor(sandbox, orderId, 'confirmRepayment', { repaymentRecordId, verifyCode });
}
