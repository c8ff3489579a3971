import type { Env } from '../app/env.ts';
import { openPage } from '../bridge/actions.ts';
import { sendToApp } from '../bridge/bridge.ts';
import type { Followed } from '../navigation/follow.ts';
import { follow } from './links.ts';
import { text } from './older/messages.ts';

// Schemes that can run or read something in the page.
const dangerous = /^(javascript|data|blob|file|filesystem|content|intent|vbscript|about):/i;
// An app's own scheme. A blank, a control character or a backslash hides what an address really is.
const ofApp = /^[a-z][a-z\d+.-]*:[^\0-\x20\\\x7f-\xa0]+$/i;

/**
 * Follows an address of an older call: on the web as any other, under any other scheme by the app. One whose scheme can
 * do something in the page is refused. The borrower is told of that, and where there is no app to open it.
 */
export const followOlder = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const url = raw.trim();
  if (/^https?:/i.test(url) || dangerous.test(url) || !ofApp.test(url)) return follow(env, url, how);
  const { message } = openPage(url);
  sendToApp(env, { message, inBrowser: () => env.toast(text.inAppOnly) });
  return 'handed';
};
