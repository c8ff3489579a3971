import { browserClock } from '../../../platform/browserEnv.ts';
import type { Examples } from '../../../ui/Example.ts';
import type { App } from '../actAs.ts';
import { type BridgeConsoleModel, type ConsolePage, createBridgeConsole } from '../bridgeConsole.ts';
import { BridgeConsole } from './BridgeConsole.tsx';

const page = { session: { orderId: 'A1', productId: '9' }, headers: {}, lang: undefined };

/** At work on the page that shows it. */
const atWork = createBridgeConsole({
  native: globalThis as ConsolePage['native'],
  page,
  clock: browserClock,
});

const after = (app: App, use: (model: BridgeConsoleModel) => void): BridgeConsoleModel => {
  const model = createBridgeConsole({ native: {}, page, clock: { now: () => 0, after: () => () => {} } });
  model.actAs(app);
  use(model);
  return model;
};

const messages = after('ios', (model) => {
  model.send('goHome');
  model.send('startBankBinding');
});

const failures = after('throwing', (model) => {
  model.send('openPage');
  model.send('goRate');
  model.askBack();
});

export const examples: Examples = [
  { title: 'At work here', node: <BridgeConsole model={atWork} /> },
  { title: 'Messages', node: <BridgeConsole model={messages} /> },
  { title: 'Failures', node: <BridgeConsole model={failures} /> },
];
