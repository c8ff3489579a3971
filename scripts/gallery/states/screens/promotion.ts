import { ok, refused } from '../answers.ts';
import { refusal } from '../data/failures.ts';
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
const registering = (register: Answer) => ({ ...page({ register, trackClick: ok(null) }), steps: [...fillAll, apply] });

const form: readonly StateOfScreen[] = [
  state('form', 'The form', 'Money within a day', page()),
  state('loading', 'The offer and the captcha are on their way', 'Register', {
    query,
    answers: { readLandingTemplate: 'hang', readCaptchaSession: 'hang' },
  }),
  state('over', 'The offer is over', 'This campaign has ended.', {
    query,
    answers: {
      readLandingTemplate: refused('This campaign has ended.'),
      trackVisit: ok(null),
      readCaptchaSession: 'hang',
    },
  }),
  state('no-offer', 'The offer did not come', 'The offer could not be loaded.', {
    ...page({ readLandingTemplate: 'drop' }),
  }),
  state('no-banner', 'The offer has no picture', 'Money within a day', {
    ...page({ readLandingTemplate: template({ banner: '' }) }),
  }),
  state('no-captcha', 'The captcha did not come', 'The picture could not be loaded.', {
    query,
    answers: { readLandingTemplate: template(), trackVisit: ok(null), readCaptchaSession: 'drop' },
  }),
  state('no-picture', 'The picture of the captcha did not come', 'The picture could not be loaded.', {
    ...page({ readCaptcha: { status: 500, body: '' } }),
  }),
  state('long', 'The longest words', 'Image captcha', {
    ...page({ readLandingTemplate: template({ title: longName, agreementTitle: longWord, buttonText: longName }) }),
  }),
  state('phone-wrong', 'A wrong phone', 'Please enter your phone number, like {example}.', {
    ...page(),
    steps: [{ fill: 'Phone', with: '12' }, getCode],
  }),
  state('captcha-empty', 'Without the letters of the picture', 'Please enter the letters of the picture.', {
    ...page(),
    steps: [{ fill: 'Phone', with: '{phone}' }, getCode],
  }),
  state('captcha-wrong', 'The letters are not those of the picture', 'The letters are not those of the picture.', {
    ...sms({ refused: 'The letters are not those of the picture.', code: '101' }),
  }),
  state('sms-sending', 'The code is being asked for', 'Get code', sms('hang')),
  state('sms-sent', 'The code is sent', 'The code was sent to your phone.', sms(ok(null))),
  refusal('sms-refused', 'The code is refused', 'Too many codes today.', sms),
  state(
    'sms-lost',
    'The answer to asking for a code got lost',
    'It is not known whether a code was sent. Wait a moment for the SMS, then ask again.',
    { ...sms('drop') },
  ),
  state('sms-empty', 'Applied without the code', 'Please enter the code from the SMS.', {
    ...page({ trackClick: ok(null) }),
    steps: [...fillIn, apply],
  }),
  state('registering', 'Being registered', 'SMS code', registering('hang')),
  refusal('register-refused', 'The registration is refused', 'This code has run out.', registering),
  state(
    'register-lost',
    'The answer to the registration got lost',
    'It is not known whether you are registered. Apply again: nobody is registered twice.',
    { ...registering('drop') },
  ),
];

// A route within the page, opened directly: it shows no captcha.
const opened = (route: string, changes?: Parameters<typeof template>[0]) => ({
  at: `/promotion#/${route}`,
  query,
  answers: { readLandingTemplate: template(changes), trackVisit: ok(null), readCaptchaSession: ok({ sid: 's1' }) },
});

const places: readonly StateOfScreen[] = [
  state('wrong-download', 'The download link of the offer is not safe', 'Open the app store', {
    ...opened('downloadTemplate', { downloadUrl: 'ftp://files.example/x' }),
  }),
  state('registered', 'Registered', 'Download {app}', registering(ok(null))),
  state('known', 'Registered before', 'please download the app and log in', registering(refused('known', '11'))),
  state('agreement', 'The offer’s document', 'Open the document on its own page', opened('agreementTemplate')),
  state('no-agreement', 'The offer names no document', 'This offer names no document.', {
    ...opened('agreementTemplate', { agreementUrl: '' }),
  }),
  state('agreement-lost', 'The offer with the document did not come', 'The offer could not be loaded.', {
    ...opened('agreementTemplate'),
    answers: { ...opened('agreementTemplate').answers, readLandingTemplate: 'drop' },
  }),
];

/** The states of a campaign's landing page. */
export const promotion = statesOf('promotion', [...form, ...places]);
