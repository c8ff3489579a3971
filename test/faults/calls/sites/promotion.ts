import { ok } from '../../../../scripts/gallery/states/answers.ts';
import type { Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallSite } from '../CallSite.ts';
import { acting, press, stateOf, withAnswers } from './parts.ts';

const form = stateOf('promotion.form');
const filled: readonly Step[] = [
  { see: 'Money within a day' },
  { fill: 'Phone', with: '{phone}' },
  { fill: 'Image captcha', with: 'A7KX' },
];
const complete: readonly Step[] = [...filled, { fill: 'SMS code', with: '123456' }];

const noOffer = 'The offer could not be loaded. You can register without it.';
const noPicture = 'The picture could not be loaded.';

const sms = stateOf('promotion.sms-sent');
const registered = withAnswers(stateOf('promotion.registered'), { trackClick: ok(null) });

const counted = {
  data: 'ignored',
  whenUnknown: {},
  whenRefused: {},
  saysWhy: false,
  isSilent: true,
} as const;

/** The landing page of a campaign. */
export const promotionSites: readonly CallSite[] = [
  {
    name: 'readLandingTemplate at promotion',
    call: 'readLandingTemplate',
    opened: form,
    before: [],
    trigger: [],
    success: form.shows,
    data: 'optional',
    whenUnknown: { words: [noOffer] },
    // The form stands below whatever the service says.
    whenRefused: {},
    saysWhy: true,
    recovery: { steps: [press('Retry')], asksAgain: true },
  },
  {
    name: 'readCaptchaSession at promotion',
    isBeside: true,
    call: 'readCaptchaSession',
    opened: form,
    before: [],
    trigger: [],
    success: 'Money within a day',
    data: 'needed',
    // The form stands either way; what is lost is the picture.
    whenUnknown: { success: '', words: [noPicture] },
    whenRefused: { success: '' },
    saysWhy: true,
    // The toast goes after two seconds.
    recovery: { steps: [press('New picture'), { wait: 2 }], asksAgain: true, demand: { never: [noPicture] } },
  },
  {
    name: 'readCaptcha at promotion',
    isBeside: true,
    call: 'readCaptcha',
    opened: form,
    before: [],
    trigger: [],
    success: 'Money within a day',
    data: 'needed',
    whenUnknown: { success: '', words: [noPicture] },
    whenRefused: { success: '' },
    saysWhy: false,
    // The toast goes after two seconds.
    recovery: { steps: [press('New picture'), { wait: 2 }], asksAgain: true, demand: { never: [noPicture] } },
    isPicture: true,
  },
  {
    ...counted,
    name: 'trackVisit at promotion',
    isBeside: true,
    call: 'trackVisit',
    opened: form,
    before: [],
    trigger: [],
    success: form.shows,
  },
  {
    ...counted,
    name: 'trackClick at promotion',
    isBeside: true,
    call: 'trackClick',
    opened: registered,
    before: complete,
    trigger: [press('Get my loan')],
    success: 'Download Sample Peso',
  },
  acting({
    call: 'sendSmsCode',
    state: sms,
    before: filled,
    trigger: [press('Get code')],
    success: sms.shows,
    data: 'ignored',
    whenUnknown: { words: ['It is not known whether a code was sent.'] },
    // It may have been sent: the wait for another one has begun.
    recovery: { steps: [{ wait: 60 }, press('Get code')], asksAgain: true },
    recoveryOfRefusal: { steps: [press('Get code')], asksAgain: true },
    whenGood: { mayLockFields: true },
  }),
  acting({
    call: 'register',
    state: registered,
    before: complete,
    trigger: [press('Get my loan')],
    success: 'Download Sample Peso',
    data: 'ignored',
    whenUnknown: { words: ['It is not known whether you are registered.'] },
  }),
];
