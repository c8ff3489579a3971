import type { Page } from '@playwright/test';

/** Answers one call of the service with this body from now on; `path` is the call's below `/api`. */
export const answerWith = (page: Page, path: string, body: unknown): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.fulfill({ json: body }),
  );

/** Answers one call as a success with this data from now on. */
export const succeedWith = (page: Page, path: string, data: unknown): Promise<unknown> =>
  answerWith(page, path, { code: '00', message: 'success', data });

/** Breaks the line under one call from now on. */
export const breakLine = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.abort('connectionreset'),
  );
