import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import { inTransaction, openDatabase } from '../../sandbox/database/openDatabase.ts';
import { sessions } from '../../sandbox/database/schema.ts';
import { type BenchBrowser, launchBrowser } from '../browser/launch.ts';
import { type Phone, takePhone } from '../browser/phone.ts';
import {
  type RepaymentPlace,
  readByHand,
  repayer,
  type Stage,
  takeRepayment,
  textsOfRepayment,
} from '../browser/repayment.ts';
import { screenOf } from '../screens.ts';
import { type BenchHost, type Heard, originOf, startHost } from '../serve/benchHost.ts';
import { type Line, openLine } from '../serve/line.ts';
import { writeFloor } from '../variants/byHandPages.ts';
import { variantFolders } from '../variants/makeVariants.ts';
import type { VariantName } from '../variants/variant.ts';

/** A stage of a repayment, with what was transferred since the one before. */
export interface StageTaken {
  readonly variant: VariantName;
  /** `first`: on a phone without any of the pages. `second`: a month later, from another message, for the next instalment. */
  readonly visit: 'first' | 'second';
  readonly stage: Stage;
  /** Bytes on the wire, in both directions: handshakes, headers, requests and responses. */
  readonly wireBytes: number;
  /** All requests to the host: by pages, by a worker, and ahead of a tap. */
  readonly heard: readonly Heard[];
}

/** The variants that are compared: this project, and those that have the screens of a repayment. */
export const variantsOfRepayment = ['ours', 'plain', 'spa', 'spaAhead', 'floor'] as const;

// A fast connection, because the bytes do not depend on the time.
const NEAR = { roundTripMs: 2, bitsPerSecond: 1_000_000_000 };

/** Gives the borrower an additional session, as every message has its own. */
const beginSession = async ({ databaseUrl }: BenchHost, sessionId: string): Promise<void> => {
  const database = await openDatabase(databaseUrl);
  const row = { sessionId, userId: repayer.userId };
  await inTransaction(database, (tx) => tx.insert(sessions).values(row).onConflictDoNothing());
  database.close();
};

const payAtCounter = async ({ sandbox }: BenchHost, code: string): Promise<void> => {
  const body = new URLSearchParams({ code });
  const { status } = await sandbox.fetch(new Request('http://localhost/sandbox/counter', { method: 'POST', body }));
  if (status !== 200) throw new Error(`The counter answered ${status}.`);
};

interface Walk {
  readonly host: BenchHost;
  readonly browser: Pick<BenchBrowser, 'openTab'>;
  readonly variant: VariantName;
}

const watch = (host: BenchHost, line: Line, variant: VariantName, visit: StageTaken['visit']) => {
  const taken: StageTaken[] = [];
  let heardBefore = host.heardFrom(variant).length;
  let carriedBefore = line.carried();
  const reached = (stage: Stage): void => {
    const heard = host.heardFrom(variant).slice(heardBefore);
    const wireBytes = line.carried() - carriedBefore;
    heardBefore += heard.length;
    carriedBefore += wireBytes;
    taken.push({ variant, visit, stage, wireBytes, heard });
  };
  return { taken, reached };
};

/**
 * Two repayments in one variant, on a new phone: the first with a fresh browser profile, the second in another tab, from
 * a message with another session. The month between them is not simulated: responses that may be cached for minutes are
 * still fresh for the browser, if the address is the same.
 */
export const repayTwice = async ({ host, browser, variant }: Walk): Promise<readonly StageTaken[]> => {
  await host.sandbox.seed({ reset: true });
  const line = await openLine(host.port, NEAR);
  const phone = await takePhone(browser, 1, textsOfRepayment);
  const placeOf = (sessionId: string, reached: RepaymentPlace['reached']): RepaymentPlace => ({
    origin: originOf(variant, line.port),
    sessionId,
    pay: (code) => payAtCounter(host, code),
    reached,
  });
  const once = async (tab: Phone, sessionId: string, visit: StageTaken['visit']): Promise<readonly StageTaken[]> => {
    await beginSession(host, sessionId);
    const { taken, reached } = watch(host, line, variant, visit);
    await (variant === 'floor' ? readByHand : takeRepayment)(tab, placeOf(sessionId, reached));
    return taken;
  };
  try {
    const first = await once(phone, 'session-of-the-first-message', 'first');
    return [...first, ...(await once(await phone.openAnother(), 'session-of-the-second-message', 'second'))];
  } finally {
    await phone.close();
    await line.close();
  }
};

// The hand-written pages request the order of the borrower for whom they were written.
const writeByHand = (settings: BuildSettings, folder: string, built: string): void => {
  const { orderId, productId } = repayer;
  const screens = (['loanDetail', 'repay', 'repaymentOfCode2'] as const).map(screenOf);
  const ofRepayer = screens.map((screen) => ({
    ...screen,
    plan: { ...screen.plan, ...(screen.plan.body && { body: { orderId, productId } }) },
  }));
  writeFloor(settings, folder, ofRepayer, built);
};

/** Counts the bytes of a whole repayment in every variant that was built below `folder`, which is relative to the project. */
export const measureRepayment = async (
  settings: BuildSettings,
  folder: string,
  failures: string[],
  say: (words: string) => void,
): Promise<readonly StageTaken[]> => {
  const folders = variantFolders(folder);
  const byHand = join(root, folder, 'byHand');
  writeByHand(settings, byHand, folders.ours);
  const host = await startHost(join(root, folder), true);
  for (const variant of variantsOfRepayment) host.serve(variant, variant === 'floor' ? byHand : folders[variant]);
  const browser = await launchBrowser(host.keyHash);
  const all: StageTaken[] = [];
  for (const variant of variantsOfRepayment) {
    try {
      all.push(...(await repayTwice({ host, browser, variant })));
    } catch (error) {
      failures.push(`repayment ${variant}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
    say(`repayment: ${variant}`);
  }
  await browser.close();
  await host.close();
  return all;
};
