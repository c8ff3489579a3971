// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { EarlyWindow } from '../api/earlyCall.ts';
import { whenOpened } from './prerenderedPage.ts';

const host = window as EarlyWindow;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const beginPrerendering = (response: Promise<Response>): void => {
  Object.assign(document, { prerendering: true });
  host.loanEarly = { key: 'readPeriodPlan', response };
};

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  host.loanEarly = undefined;
});

it('A page that is prerendered reads its answer to the end, and comes to life once it is opened', async () => {
  const answer = new Response('{"code":0}', { status: 401 });
  beginPrerendering(Promise.resolve(answer));
  const run = vi.fn();
  whenOpened(run);
  await nextTask();
  expect(answer.bodyUsed).toBe(true);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
  const taken = await host.loanEarly?.response;
  expect(taken?.status).toBe(401);
  expect(await taken?.text()).toBe('{"code":0}');
});

it('A page that is prerendered without a connection leaves the failure to whoever asks for the answer', async () => {
  beginPrerendering(Promise.reject(new TypeError('Failed to fetch')));
  whenOpened(() => {});
  await nextTask();
  await expect(host.loanEarly?.response).rejects.toThrow('Failed to fetch');
});

it('Any other page comes to life at once, and leaves its answer to the screen', async () => {
  const answer = new Response('{"code":0}');
  host.loanEarly = { key: 'readPeriodPlan', response: Promise.resolve(answer) };
  const run = vi.fn();
  whenOpened(run);
  expect(run).toHaveBeenCalledTimes(1);
  await nextTask();
  expect(answer.bodyUsed).toBe(false);
});
