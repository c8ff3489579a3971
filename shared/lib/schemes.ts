import { asciiDecoded } from './texts.ts';

/**
 * Schemes that execute or read something when opened, that reach into the phone (its storage, its settings, its apps), or that send messages or
 * call in the borrower's name. No address in a response may use one of them.
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

// Blanks, control characters and invisible marks, with which a scheme can be disguised.
const unseen = /[\0-\x20\x7f-\xa0\xad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/**
 * @returns whether an address has a barred scheme, its own or one nested in it, even if the scheme is disguised by escapes or invisible characters.
 */
export const hasBarredScheme = (url: string): boolean =>
  isAnyBarred.test(
    asciiDecoded(asciiDecoded(asciiDecoded(url)))
      .normalize('NFKC')
      .replace(unseen, '')
      .toLowerCase(),
  );
