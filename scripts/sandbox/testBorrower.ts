import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import type { handlers } from './calls/handlers.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
import { connect } from './database/openDatabase.ts';
import type { Refusal } from './http/refusal.ts';
import { allOffers } from './seed/allOffers.ts';
import { borrowers } from './seed/borrowers.ts';
import { sampleSessionOf } from './session/sessionStore.ts';
import type { Texts } from './texts/en.ts';

/** The origin that the tests' requests go to. */
export const ORIGIN = 'http://sandbox.test';

/** Noon in Manila on a day that no test depends on. */
export const NOW_MS = Date.parse('2026-12-01T04:00:00Z');

// Seeding takes longer than most tests, and copying a file does not: each moment is seeded once per test file.
const seededDatabases = new Map<number, Promise<Buffer>>();

const seedDatabase = async (nowMs: number): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-seed-'));
  const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
  const sandbox = await createSandbox({ databaseUrl, now: () => nowMs });
  await sandbox.seed();
  // Not the file itself: part of it may still be in the log beside it.
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
 * A sandbox of its own, seeded, on a file that `remove` deletes. Its clock stands still unless a test brings one, and so a phone
 * gets its messages without a rest between them.
 */
export async function openTestSandbox(options: Omit<SandboxOptions, 'databaseUrl'> = {}) {
  const now = options.now ?? (() => NOW_MS);
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'sandbox.db');
  await writeFile(file, await seededDatabase(now()));
  const databaseUrl = `file:${file}`;
  const sandbox = await createSandbox({ smsRestMs: 0, ...options, databaseUrl, now });
  const remove = async (): Promise<void> => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  };
  return { sandbox, databaseUrl, remove };
}

/** What a handler answers as it goes over the wire: for a function of the texts stand the words that it makes of them. */
type Wire<Value> = Value extends (texts: Texts) => infer Said
  ? Wire<Said>
  : Value extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Wire<Value[Name]> }
      : Value;

type Answered<Name extends AnsweredName> = Exclude<
  Awaited<ReturnType<(typeof handlers)[Name]>>,
  Refusal | Response | null
>;

/** The calls that the sandbox answers. */
export type AnsweredName = keyof typeof handlers;

/** The data of a call's answer. A refusal's are null; a test then looks at its code only. Of an order that is but offered there are fewer. */
export type DataOf<Name extends AnsweredName> = Wire<
  Name extends 'readOrder' ? Extract<Answered<Name>, { readonly isScore: string }> : Answered<Name>
>;

/** An answer's envelope. */
export interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

type Values = Readonly<Record<string, string | number>>;

/** Session parameters of a seeded order's borrower, or of one for whom a loan waits. */
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

/** Makes a call as a page does, and hands back the whole response. */
export function send(
  sandbox: Sandbox,
  name: CallName,
  query: Values,
  body: Values = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return sandbox.fetch(requestOf(name, query, body, headers));
}

/** Makes a call and reads its envelope. */
export async function call<Name extends AnsweredName>(sandbox: Sandbox, name: Name, query: Values, body: Values = {}) {
  const response = await send(sandbox, name, query, body);
  return (await response.json()) as Envelope<DataOf<Name>>;
}

/** Makes a call with the session of an order's borrower. */
export function callFor<Name extends AnsweredName>(sandbox: Sandbox, orderId: string, name: Name, body: Values = {}) {
  return call(sandbox, name, sessionOf(orderId), body);
}

/** Asks for a code to pay the amount at a channel, and answers the pay page's address. */
export async function codeFor(sandbox: Sandbox, orderId: string, amount: string | number, isDelay?: 1) {
  const body = { amount, channelNumber: '90007', ...(isDelay === undefined ? {} : { isDelay }) };
  const { code, data } = await callFor(sandbox, orderId, 'generatePayCode', body);
  if (code !== '00') throw new Error(`Refused with ${code}`);
  return data.payUrl;
}

/** Posts to a page or a tool of the sandbox's own. */
export function post(sandbox: Pick<Sandbox, 'fetch'>, address: string, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch(new Request(new URL(address, ORIGIN), { method: 'POST', ...init }));
}

/** Presses 'Pay now'. */
export const pay = (sandbox: Sandbox, payUrl: string): Promise<Response> => post(sandbox, payUrl);

/** Opens a page of the sandbox and reads its markup. */
export async function open(sandbox: Pick<Sandbox, 'fetch'>, address: string, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(new Request(new URL(address, ORIGIN), { headers }));
  return { response, text: await response.text() };
}

/** Signs in to the staff's desk, and answers the cookie that proves it. */
export async function staffCookie(sandbox: Pick<Sandbox, 'fetch' | 'staffPassword'>): Promise<string> {
  const body = new URLSearchParams({ password: sandbox.staffPassword });
  const answer = await post(sandbox, '/sandbox/staff/sign-in', { body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A line of the ledger. */
type LedgerLine = Readonly<Record<'kind' | 'outcome' | 'amount' | 'payCode', string>>;

/** The lines that the ledger holds for an order. */
export async function linesOf(sandbox: Pick<Sandbox, 'fetch'>, orderId: string): Promise<readonly LedgerLine[]> {
  return JSON.parse((await open(sandbox, `/sandbox/ledger?orderId=${orderId}`)).text);
}

/** The payments that the ledger holds for an order. */
export async function paymentsOf(sandbox: Sandbox, orderId: string): Promise<readonly { amount: string }[]> {
  return (await linesOf(sandbox, orderId)).filter(({ kind }) => kind === 'payment');
}

/** All that the ledger holds for an order, such as `pushLoan 4053`. */
export async function ledgerOf(sandbox: Sandbox, orderId: string): Promise<readonly string[]> {
  return (await linesOf(sandbox, orderId)).map(({ kind, outcome }) => `${kind} ${outcome}`);
}

/** The newest code on a borrower's phone, as the borrower reads it; empty where none has come. */
export async function smsCode(sandbox: Pick<Sandbox, 'fetch'>, userId: string): Promise<string> {
  const { text } = await open(sandbox, `/sandbox/phone/${userId}`);
  return /<p class="amount">(\d{6})<\/p>/.exec(text)?.[1] ?? '';
}
