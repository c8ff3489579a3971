import { readCaptchaSession as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseRecord } from '../parse.ts';

/** Begins a captcha: its image, the SMS code and the registration all go by this id. */
export const readCaptchaSession: Endpoint<void, { readonly sid: string }> = {
  entry,
  payload: () => ({}),
  parse: (data) => {
    const sid = parseIdText(parseRecord(data)['sid']);
    return sid ? { sid } : undefined;
  },
};
