import { expect, it } from 'vitest';
import { watchTraffic } from '../../scripts/bench/browser/traffic.ts';
import type { DevToolsConnection, EventListener } from '../engines/devtoolsConnection.ts';

const watched = () => {
  let hear: EventListener = () => {};
  const devtools = { listen: (listener: EventListener) => (hear = listener) } as unknown as DevToolsConnection;
  const traffic = watchTraffic(devtools);
  const ask = (requestId: string, loaderId: string) =>
    hear('Network.requestWillBeSent', { requestId, loaderId, request: { url: 'https://pages.test/' } }, 'page');
  const show = (loaderId: string) => hear('Page.frameNavigated', { frame: { loaderId } }, 'page');
  const end = (requestId: string) => hear('Network.loadingFinished', { requestId, encodedDataLength: 100 }, 'page');
  return { traffic, ask, show, end };
};

it('A document counts, though the empty one before it is shown after it was asked for', () => {
  const { traffic, ask, show, end } = watched();
  ask('document', 'document');
  show('empty');
  show('document');
  end('document');
  expect(traffic.read()).toEqual({ requests: 1, bytes: 100 });
});

it('A request of a document that was left is not waited for', async () => {
  const { traffic, ask, show } = watched();
  show('first');
  ask('picture', 'first');
  show('second');
  await traffic.quiet(0);
  expect(traffic.read()).toEqual({ requests: 0, bytes: 0 });
});
