import type { Page } from '@playwright/test';

/** Mocks the response body of one call from now on; `path` is the call's below `/api`. */
export const answerWith = (page: Page, path: string, body: unknown): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.fulfill({ json: body }),
  );

/** Mocks a successful response with this data to one call from now on. */
export const succeedWith = (page: Page, path: string, data: unknown): Promise<unknown> =>
  answerWith(page, path, { code: '00', message: 'success', data });

/** Makes one call fail with a connection reset from now on. */
export const breakLine = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.abort('connectionreset'),
  );
