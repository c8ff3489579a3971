import type { BrowserContext, Page, Route } from '@playwright/test';
import { callNamesByPath } from '../../../scripts/build/calls.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { expect, test as journey } from '../../journeys/fixture.ts';
import { SESSION } from '../records.ts';

/** An answer: the data of a success, a refusal in the service's words, or none: no network, or never. */
export type Answer =
  | { readonly data: unknown }
  | { readonly refused: string; readonly code: string }
  | 'no network'
  | 'never';

export type Answers = { readonly [call in CallName]?: Answer };

const namesByPath = callNamesByPath({ paths: {}, service: 'loan' }, '/api');

const fulfil = async (route: Route, answer: Answer | undefined): Promise<void> => {
  if (answer === 'never') return;
  if (!answer || answer === 'no network') return route.abort('connectionfailed');
  const json =
    'refused' in answer
      ? { code: answer.code, message: answer.refused, data: null }
      : { code: '00', message: '', data: answer.data };
  return route.fulfill({ json });
};

/** The service of all tabs: its answers, which a test may change, and what it was asked. */
const fakeService = async (context: BrowserContext) => {
  let answers: Answers = {};
  const asked: CallName[] = [];
  await context.route('**/api/**', async (route) => {
    const call = namesByPath.get(new URL(route.request().url()).pathname);
    if (call) asked.push(call);
    await fulfil(route, call && answers[call]);
  });
  return {
    answer: (changes: Answers): void => {
      answers = { ...answers, ...changes };
    },
    timesAsked: (call: CallName): number => asked.filter((each) => each === call).length,
  };
};

export type Service = Awaited<ReturnType<typeof fakeService>>;

/** Returns the address of a screen for the borrower of these tests. */
export const addressOf = (path: string, query: { readonly [name: string]: string } = {}, route = ''): string =>
  `${path}?${new URLSearchParams({ ...SESSION, ...query })}${route}`;

/** A page of the web, which is not this site, says so. */
export const ELSEWHERE = 'You are elsewhere.';

export const test = journey.extend<{ readonly service: Service }>({
  service: async ({ context, expectProblem }, use) => {
    // A fault is one that the browser logs, and a test may leave this site.
    for (const words of ['Failed to load resource', 'foreign request']) expectProblem(words);
    await context.route(/^https:\/\/[\w.]*example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: ELSEWHERE }),
    );
    await use(await fakeService(context));
  },
});

/** Presses the button or link with this text, to which a telephone number may be added. */
export const press = (page: Page, text: string): Promise<void> => {
  const words = text.replace(/[+?.]/g, '\\$&');
  return page
    .locator('button, a')
    .filter({ hasText: new RegExp(`^\\s*${words}(\\s*\\+[\\d ]+)?\\s*$`) })
    .first()
    .click();
};

/** Waits until a text is on screen. */
export const see = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible();

export { expect };
