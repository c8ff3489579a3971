import { browserClock } from '../../platform/browserEnv.ts';
import type { Examples } from '../../ui/Example.ts';
import { BridgeConsole } from './BridgeConsole.tsx';
import { type ConsolePage, createBridgeConsole } from './bridgeConsole.ts';

const page = { session: { orderId: 'A1', productId: '9' }, headers: {}, lang: undefined };

/** A console that works on the page that displays it. */
const atWork = createBridgeConsole({
  native: globalThis as ConsolePage['native'],
  page,
  clock: browserClock,
});

const failures = createBridgeConsole({ native: {}, page, clock: { now: () => 0, after: () => () => {} } });
failures.actAs('throwing');
failures.send('openPage');
failures.send('goRate');
failures.askBack();

export const examples: Examples = {
  BridgeConsole: [
    { title: 'At work here', node: <BridgeConsole model={atWork} /> },
    { title: 'Failures', node: <BridgeConsole model={failures} /> },
  ],
};
