import { refusal } from '../data/failures.ts';
import { logo, longName, longWord, sampleDocument } from '../data/words.ts';
import { type Answer, type Answers, ok, refused, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

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
  state('form', 'Money within a day', page()),
  state('download-unsafe', 'We cannot open this download link. Get the app from the app store.', {
    ...page({
      readLandingTemplate: template({ downloadUrl: 'javascript:alert(1)' }),
      register: ok(null),
      trackClick: ok(null),
    }),
    steps: [...fillAll, apply],
  }),
  state('loading', 'Apply for a loan', { query, answers: { readLandingTemplate: 'hang', readCaptchaSession: 'hang' } }),
  state('over', 'This campaign has ended.', {
    query,
    answers: {
      readLandingTemplate: refused('This campaign has ended.'),
      trackVisit: ok(null),
      readCaptchaSession: 'hang',
    },
  }),
  state('no-offer', 'We could not load the offer.', page({ readLandingTemplate: 'drop' })),
  state('no-captcha', 'We could not load the picture.', {
    query,
    answers: { readLandingTemplate: template(), trackVisit: ok(null), readCaptchaSession: 'drop' },
  }),
  state('long', 'Image captcha', {
    ...page({ readLandingTemplate: template({ title: longName, agreementTitle: longWord, buttonText: longName }) }),
  }),
  state('phone-wrong', 'Please enter your phone number, like {example}.', {
    ...page(),
    steps: [{ fill: 'Phone', with: '12' }, getCode],
  }),
  state('sms-sending', 'Get code', sms('hang')),
  state('sms-sent', 'We sent a code to your phone.', sms(ok(null))),
  refusal('sms-refused', 'Too many codes today.', sms),
  state('sms-lost', 'We do not know whether a code was sent. Wait a moment for the SMS, then ask again.', sms('drop')),
  state('registering', 'SMS code', registering('hang')),
  refusal('register-refused', 'This code has run out.', registering),
  state('code-wrong', 'That code is not right.', registering(refused('That code is not right.', '800006'))),
  state('register-lost', 'We do not know whether you are registered. You can apply again.', registering('drop')),
];

// A route within the page, opened directly: it shows no captcha.
const opened = (route: string, changes?: Parameters<typeof template>[0]) => ({
  at: `/promotion#/${route}`,
  query,
  answers: { readLandingTemplate: template(changes), trackVisit: ok(null), readCaptchaSession: ok({ sid: 's1' }) },
});

const places: readonly StateOfScreen[] = [
  state('registered', 'Download {app}', registering(ok(null))),
  state('known', 'please download the app and log in', registering(refused('known', '11'))),
  state('agreement', 'Open on its own page', opened('agreementTemplate')),
];

/** The states of a campaign's landing page. */
export const promotion = statesOf('promotion', [...form, ...places]);
