import type { Page } from '@playwright/test';

/** User agents of browsers and webviews. */
export const PHONES = {
  browser: 'Mozilla/5.0 (Linux; Android 9; phone) AppleWebKit/537.36 Chrome/84.0 Mobile Safari/537.36',
  androidWebview: 'Mozilla/5.0 (Linux; Android 9; phone; wv) AppleWebKit/537.36 Chrome/84.0 Mobile Safari/537.36',
  iosWebview: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
} as const;

/** Gives the page this user agent from its next document on. */
export const beIn = (page: Page, phone: keyof typeof PHONES): Promise<unknown> =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), PHONES[phone]);
