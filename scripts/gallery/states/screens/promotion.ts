import { ok, refused } from '../answers.ts';
import { refusing } from '../data/failures.ts';
import { logo, longName, longWord, sampleDocument } from '../data/words.ts';
import { type Answer, type Answers, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

const template = (changes: { readonly [name: string]: string } = {}): Answer =>
  ok({
    id: '5',
    template: {
      title: 'Money within a day',
      banner: logo,
      downloadUrl: '{origin}/gallery/document',
      agreementTitle: 'Registration terms',
      agreementUrl: sampleDocument,
      buttonText: 'Get my loan',
      appName: 'Sample Peso',
      ...changes,
    },
  });

const captcha =
  '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="132" height="44" fill="#fff"/><text x="20" y="31" font-size="26">A7KX</text></svg>';

const query = { id: '5' };

const begun: Answers = {
  readLandingTemplate: template(),
  trackVisit: ok(null),
  readCaptchaSession: ok({ sid: 's1' }),
  readCaptcha: { picture: captcha },
};

const page = (changes: Answers = {}) => ({ query, answers: { ...begun, ...changes } });

const fillIn: readonly Step[] = [
  { fill: 'Phone', with: '{phone}' },
  { fill: 'Image captcha', with: 'A7KX' },
];
const getCode: Step = { press: 'Get code' };
const fillAll: readonly Step[] = [...fillIn, { fill: 'SMS code', with: '123456' }];
const apply: Step = { press: 'Get my loan' };

const sms = (sendSmsCode: Answer) => ({ ...page({ sendSmsCode }), steps: [...fillIn, getCode] });
const registering = (register: Answer) => ({
  ...page({ register, trackClick: ok(null) }),
  steps: [...fillAll, apply],
});

const form: readonly StateOfScreen[] = [
  state('form', 'The form', { ...page(), shows: 'Money within a day' }),
  state('loading', 'The offer and the captcha are on their way', {
    query,
    answers: { readLandingTemplate: 'hang', readCaptchaSession: 'hang' },
    shows: 'Register',
  }),
  state('over', 'The offer is over', {
    query,
    answers: {
      readLandingTemplate: refused('This campaign has ended.'),
      trackVisit: ok(null),
      readCaptchaSession: 'hang',
    },
    shows: 'This campaign has ended.',
  }),
  state('no-offer', 'The offer did not come', {
    ...page({ readLandingTemplate: 'drop' }),
    shows: 'The offer could not be loaded. You can register without it.',
  }),
  state('no-banner', 'The offer has no picture', {
    ...page({ readLandingTemplate: template({ banner: '' }) }),
    shows: 'Money within a day',
  }),
  state('no-captcha', 'The captcha did not come', {
    query,
    answers: { readLandingTemplate: template(), trackVisit: ok(null), readCaptchaSession: 'drop' },
    shows: 'The picture could not be loaded.',
  }),
  state('no-picture', 'The picture of the captcha did not come', {
    ...page({ readCaptcha: { status: 500, body: '' } }),
    shows: 'The picture could not be loaded.',
  }),
  state('long', 'The longest words', {
    ...page({
      readLandingTemplate: template({ title: longName, agreementTitle: longWord, buttonText: longName }),
    }),
    shows: 'Image captcha',
  }),
  state('phone-wrong', 'A wrong phone', {
    ...page(),
    steps: [{ fill: 'Phone', with: '12' }, getCode],
    shows: 'Please enter your phone number, like {example}.',
  }),
  state('captcha-empty', 'Without the letters of the picture', {
    ...page(),
    steps: [{ fill: 'Phone', with: '{phone}' }, getCode],
    shows: 'Please enter the letters of the picture.',
  }),
  state('captcha-wrong', 'The letters are not those of the picture', {
    ...sms({ refused: 'The letters are not those of the picture.', code: '101' }),
    shows: 'The letters are not those of the picture.',
  }),
  state('sms-sending', 'The code is being asked for', { ...sms('hang'), shows: 'Get code' }),
  state('sms-sent', 'The code is sent', { ...sms(ok(null)), shows: 'The code was sent to your phone.' }),
  state('sms-refused', 'The code is refused', refusing(sms, 'Too many codes today.')),
  state('sms-lost', 'The answer to asking for a code got lost', {
    ...sms('drop'),
    shows: 'It is not known whether a code was sent. Wait a moment for the SMS, then ask again.',
  }),
  state('sms-empty', 'Applied without the code', {
    ...page({ trackClick: ok(null) }),
    steps: [...fillIn, apply],
    shows: 'Please enter the code from the SMS.',
  }),
  state('registering', 'Being registered', { ...registering('hang'), shows: 'SMS code' }),
  state('register-refused', 'The registration is refused', refusing(registering, 'This code has run out.')),
  state('register-lost', 'The answer to the registration got lost', {
    ...registering('drop'),
    shows: 'It is not known whether you are registered. Apply again: nobody is registered twice.',
  }),
];

// A place behind the page, opened straight: it shows no captcha.
const opened = (route: string, changes?: Parameters<typeof template>[0]) => ({
  at: `/promotion#/${route}`,
  query,
  answers: { readLandingTemplate: template(changes), trackVisit: ok(null), readCaptchaSession: ok({ sid: 's1' }) },
});

const places: readonly StateOfScreen[] = [
  state('wrong-download', 'The download link of the offer is not safe', {
    ...opened('downloadTemplate', { downloadUrl: 'ftp://files.example/x' }),
    shows: 'Open the app store',
  }),
  state('registered', 'Registered', { ...registering(ok(null)), shows: 'Download {app}' }),
  state('known', 'Registered before', {
    ...registering(refused('known', '11')),
    shows: 'please download the app and log in',
  }),
  state('agreement', 'The offer’s document', {
    ...opened('agreementTemplate'),
    shows: 'Open the document on its own page',
  }),
  state('no-agreement', 'The offer names no document', {
    ...opened('agreementTemplate', { agreementUrl: '' }),
    shows: 'This offer names no document.',
  }),
];

/** The landing page of a campaign. */
export const promotion = statesOf('promotion', [...form, ...places]);
