import { ok } from '../../../../scripts/gallery/states/answers.ts';
import type { Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallSite } from '../CallSite.ts';
import { KEPT_BACK, press, silent, siteOf, stateOf, withAnswers } from './parts.ts';

const form = stateOf('promotion.form');
const filled: readonly Step[] = [
  { see: 'Money within a day' },
  { fill: 'Phone', with: '{phone}' },
  { fill: 'Image captcha', with: 'A7KX' },
];
const complete: readonly Step[] = [...filled, { fill: 'SMS code', with: '123456' }];

const noOffer = 'The offer could not be loaded.';
const noPicture = 'The picture could not be loaded.';

const sms = stateOf('promotion.sms-sent');
const registered = withAnswers(stateOf('promotion.registered'), { trackClick: ok(null) });

// The form stays on screen; only the captcha image is missing.
const ofPicture = {
  isBeside: true,
  state: form,
  success: 'Money within a day',
  whenUnknown: { success: '', words: [noPicture] },
  whenRefused: { success: '' },
  // The toast disappears after two seconds.
  recovery: { steps: [press('New picture'), { wait: 2 }], asksAgain: true, demand: { never: [noPicture] } },
} as const;

const registering = {
  state: registered,
  before: complete,
  trigger: [press('Get my loan')],
  success: 'Download Sample Peso',
} as const;

/** The sites of a campaign's landing page. */
export const promotionSites: readonly CallSite[] = [
  // The form is below, whatever the service says.
  siteOf({ call: 'readLandingTemplate', state: form, data: 'optional', whenUnknown: { words: [noOffer] } }),
  siteOf({ ...ofPicture, call: 'readCaptchaSession' }),
  siteOf({ ...ofPicture, call: 'readCaptcha', saysWhy: false, isPicture: true }),
  silent({ call: 'trackVisit', state: form, isBeside: true }),
  silent({ call: 'trackClick', ...registering, isBeside: true }),
  siteOf({
    call: 'sendSmsCode',
    state: sms,
    before: filled,
    trigger: [press('Get code')],
    data: 'ignored',
    whenUnknown: { words: ['It is not known whether a code was sent.'] },
    whenKeptBack: KEPT_BACK,
    // It may have been sent: the countdown until another one has started.
    recovery: { steps: [{ wait: 60 }, press('Get code')], asksAgain: true },
    recoveryOfRefusal: { steps: [press('Get code')], asksAgain: true },
    whenGood: { mayLockFields: true },
  }),
  siteOf({
    call: 'register',
    ...registering,
    data: 'ignored',
    whenUnknown: { words: ['It is not known whether you are registered.'] },
    whenKeptBack: KEPT_BACK,
  }),
];
