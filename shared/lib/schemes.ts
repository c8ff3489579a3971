import { asciiDecoded } from './escapes.ts';

/**
 * Schemes that run or read something where they are opened, reach into the phone (what it keeps, its settings, what is
 * installed on it), or send and call in the borrower's name. No address of an answer may be of one of them.
 */
const barred = [
  'javascript',
  'vbscript',
  'data',
  'blob',
  'about',
  'file',
  'filesystem',
  'content',
  'intent',
  'jar',
  'view-source',
  'wyciwyg',
  'resource',
  'chrome',
  '[a-z]+-extension',
  'android-app',
  'android\\.resource',
  'package',
  'itms-services',
  'sms',
  'smsto',
  'mms',
  'mmsto',
  'telprompt',
  'facetime',
  'facetime-audio',
  'shortcuts',
  'workflow',
  'prefs',
  'app-prefs',
  'app-settings',
].join('|');

const isAnyBarred = new RegExp(`(?:^|[^a-z\\d])(?:${barred}):`);

// Blanks, controls and marks that show nothing, behind which a scheme hides.
const unseen = /[\0-\x20\x7f-\xa0\xad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** Whether an address has a barred scheme: its own, or one within it, also where it is written so that it hides. */
export const hasBarredScheme = (url: string): boolean =>
  isAnyBarred.test(
    asciiDecoded(asciiDecoded(asciiDecoded(url)))
      .normalize('NFKC')
      .replace(unseen, '')
      .toLowerCase(),
  );
