import { setTimeout as sleep } from 'node:timers/promises';
import { ok } from '../../../scripts/gallery/states/answers.ts';
import { order } from '../../../scripts/gallery/states/data/order.ts';
import type { FaultCase } from '../FaultCase.ts';
import { emptyLook, verdict } from '../oracle.ts';
import { addressOf, enter, waitFor } from './environment/visit.ts';

const ADDRESS = addressOf({ path: '/loanDetail' });

/** Addresses in an answer that lead the order's page back to itself. */
const targets: { readonly [name: string]: string } = {
  'the page itself': `{origin}${ADDRESS}`,
  'the page by its path': ADDRESS,
  'the page with a parameter more': `{origin}${ADDRESS}&from=redirect`,
  'the page with a fragment': `{origin}${ADDRESS}#again`,
  'its other address': `{origin}${addressOf({ path: '/order' })}`,
};

// A single redirect loads the page one more time; a loop, many times.
const MOST = 2;
const LISTEN_MS = 1500;

const loop =
  (playeduL: string): FaultCase['run'] =>
  async (stage) => {
    await enter(stage, { address: ADDRESS, answers: { readOrder: ok(order(170, { playeduL })) } });
    await waitFor(stage, 'Repayment due');
    await sleep(LISTEN_MS);
    const asked = stage.server.timesAsked('readOrder');
    const wrong = await verdict(stage, emptyLook, { outcome: 'good', success: 'Repayment due' });
    return asked > MOST ? [`the order was read ${asked} times in a row`, ...wrong] : wrong;
  };

/** Orders whose answer redirects the borrower to the same page. */
export const redirectCases: readonly FaultCase[] = Object.entries(targets).map(
  ([name, target]): FaultCase => ({ name: `redirect/${name}`, isWorst: name === 'the page itself', run: loop(target) }),
);
