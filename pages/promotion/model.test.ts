import { describe, expect, it } from 'vitest';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { clientText as client } from '../../shared/app/messages.ts';
import { storeUrl } from '../../shared/brand/current.ts';
import { t } from '../../shared/i18n/t.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { historyEntry, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testRoutes } from '../../test/support/testRoutes.ts';
import { text } from './messages.ts';
import { createPromotion } from './model.ts';

const sandbox = sandboxForAllTests();

const SEARCH = '?id=7001&app_from=ads&user_from=u1&utm_tag=summer&invite_code=friend&deviceId=d1&appName=App';

const open = (phone: Partial<TestPhone> = {}, at = '', typedPhone = historyEntry()) => {
  const test = testEnv({ search: SEARCH, sandbox, ...phone });
  const routes = testRoutes(at);
  const picture = (_: unknown, sid: string, look: number) => `/captcha/${sid}/${look}`;
  const { env, submissionLog: marks } = test;
  const model = createPromotion({ ...env, routes, marks, picture, typedPhone });
  model.open();
  return { ...test, model, place: () => routes.current().name };
};

type Opened = ReturnType<typeof open>;

const template = (words: object = {}) => success({ id: 't9', template: { title: 'Hello', ...words } });
const captcha = () => success({ sid: 's1' });

const fillIn = ({ model: { form } }: Opened): void => {
  form.type('phone', '13912345678');
  form.type('captcha', 'ABCD');
  form.type('sms', '123456');
};

/** What every call says of who has filled it in, and where they come from. */
const typed = {
  phone: '13912345678',
  capcode: 'ABCD',
  sid: 's1',
  deviceId: 'd1',
  appName: 'App',
  app_from: 'ads',
  user_from: 'u1',
  utm_tag: 'summer',
};

/** A page of which three calls have been answered, filled in; later calls are answered by the rest of `answers`. */
const filledAt = async (
  answers: readonly Response[],
  phone: Partial<TestPhone> = {},
  typedPhone = historyEntry(),
): Promise<Opened> => {
  const opened = open({ fetch: answering(...answers), ...phone }, '', typedPhone);
  await expect.poll(() => opened.calls).toHaveLength(3);
  fillIn(opened);
  return opened;
};

// The captcha is asked for first, then the offer, then the visit is counted.
const filled = (...answers: Response[]) => filledAt([captcha(), template(), success(null), ...answers]);

const form = ({ model }: Opened) => model.form.$form.get();
const problemIn = (opened: Parameters<typeof form>[0]) => t(form(opened).problem?.message ?? '');
const pathsOf = ({ calls }: Opened): string[] => calls.map(({ path }) => path.split('/').at(-1) ?? '');

describe('the landing page on opening', () => {
  it('reads its offer, begins a captcha, and counts the visit by the offer’s own id', async () => {
    const opened = open();
    await expect.poll(() => pathsOf(opened)).toHaveLength(3);
    expect(pathsOf(opened).sort()).toEqual(['channel-template', 'get-sid', 'track-visit']);
    const visit = opened.calls.find(({ path }) => path.endsWith('track-visit'));
    expect(Object.fromEntries(visit?.query ?? [])).toMatchObject({
      page_id: '7001',
      user_from: 'u1',
      client_type: 'h5',
      page_type: '1',
      utm_tag: 'summer',
      app_from: 'ads',
    });
    expect(opened.model.offer.template().buttonText).toBe('Apply now');
    expect(opened.model.captcha.$view.get()).toMatchObject({ kind: 'shown' });
  });

  it('says that an offer is over in the service’s words', async () => {
    const opened = open({ search: '?id=1' });
    await expect.poll(() => opened.model.offer.$view.get().kind).toBe('missing');
    expect(opened.model.offer.$view.get()).toEqual({
      kind: 'missing',
      message: 'This offer has ended.',
      isRefused: true,
    });
    expect(opened.toasts).toEqual([]);
  });

  it('goes on without its offer where that is not known, and counts the visit by the address', async () => {
    const opened = open({ fetch: answering(captcha(), new Response('<html>'), success(null)) });
    await expect.poll(() => opened.calls).toHaveLength(3);
    expect(opened.model.offer.$view.get()).toEqual({
      kind: 'missing',
      message: text.noTemplate,
      isRefused: false,
    });
    expect(Object.fromEntries(opened.calls[2]?.query ?? [])['page_id']).toBe('7001');
    expect(opened.model.download()).toEqual({ href: storeUrl, isRefused: false });
  });

  it.each([{}, { code: '' }, { code: null }])(
    'quotes what came beside the code %j, for offer and captcha',
    async (code) => {
      const said = (message: string) => Response.json({ ...code, message });
      const opened = open({ fetch: answering(said('Too many visitors.'), said('Over.'), success(null)) });
      await expect.poll(() => opened.calls).toHaveLength(3);
      expect(opened.model.offer.$view.get()).toEqual({ kind: 'missing', message: '“Over.”', isRefused: false });
      expect(opened.toasts).toEqual([{ text: '“Too many visitors.”', durationMs: 2000 }]);
    },
  );
});

describe('the picture of the captcha', () => {
  it('that has not come within a minute is missing', async () => {
    const opened = await filled();
    opened.clock.advance(59_999);
    expect(opened.model.captcha.$view.get()).toMatchObject({ kind: 'shown', isLoaded: false });
    opened.clock.advance(1);
    expect(opened.model.captcha.$view.get()).toEqual({ kind: 'missing' });
  });

  it('that has come stays', async () => {
    const opened = await filled();
    opened.model.captcha.arrive('/captcha/s1/0');
    opened.clock.advance(60_000);
    expect(opened.model.captcha.$view.get()).toMatchObject({ kind: 'shown', isLoaded: true });
    expect(opened.toasts).toEqual([]);
  });

  it('that got lost is said to be, and the next one is of a new session, for the old one may be over', async () => {
    const opened = await filled(success({ sid: 's2' }));
    opened.model.captcha.lose('/captcha/s1/0');
    expect(opened.model.captcha.$view.get()).toEqual({ kind: 'missing' });
    opened.model.captcha.renew();
    await expect.poll(() => opened.model.captcha.$view.get()).toMatchObject({ url: '/captcha/s2/1' });
  });

  it('whose place another has taken changes nothing any more', async () => {
    const opened = await filled();
    opened.model.captcha.renew();
    opened.model.captcha.arrive('/captcha/s1/0');
    opened.model.captcha.lose('/captcha/s1/0');
    expect(opened.model.captcha.$view.get()).toEqual({ kind: 'shown', url: '/captcha/s1/1', isLoaded: false });
    expect([opened.toasts, opened.model.captcha.sid()]).toEqual([[], 's1']);
  });
});

describe('a field', () => {
  it.each([
    ['1391234567', 'ten digits'],
    ['23912345678', 'a first digit other than 1'],
    ['12912345678', 'a second digit below 3'],
    ['0917123456', 'a mobile number of the Philippines that is short'],
    ['08171234567', 'no mobile number of the Philippines'],
    ['', 'nothing'],
  ])('that holds the phone %s (%s) is refused, and nothing is sent', async (phone) => {
    const opened = await filled();
    opened.model.form.type('phone', phone);
    await opened.model.registration.sendCode();
    await opened.model.registration.register();
    const { problem } = form(opened);
    expect([problem?.field, t(problem?.message ?? '')]).toEqual(['phone', expect.stringContaining('09171234567')]);
    expect(opened.calls).toHaveLength(3);
  });

  it('that holds a mobile number of the Philippines is sent', async () => {
    const opened = await filled(success(null));
    opened.model.form.type('phone', '09171234567');
    await opened.model.registration.sendCode();
    expect(form(opened).problem).toBeUndefined();
    expect(opened.calls[3]?.body).toMatchObject({ phone: '09171234567' });
  });

  it('that is empty and needed is named, and nothing is sent', async () => {
    const opened = await filled();
    opened.model.form.type('captcha', '');
    await opened.model.registration.sendCode();
    expect(form(opened).problem?.field).toBe('captcha');
    opened.model.form.type('captcha', 'ABCD');
    expect(form(opened).problem).toBeUndefined();
    opened.model.form.type('sms', '');
    await opened.model.registration.register();
    expect([form(opened).problem?.field, opened.calls.length]).toEqual(['sms', 3]);
  });
});

describe('the phone number', () => {
  it('outlives the page that is loaded anew as the visitor comes back from the SMS, until it is registered', async () => {
    const typedPhone = historyEntry();
    const first = await filledAt([captcha(), template(), success(null), success(null)], {}, typedPhone);
    expect(form(open({}, '', typedPhone))).toMatchObject({ phone: '13912345678', captcha: '', sms: '' });
    await first.model.registration.register();
    // The page names it.
    expect(form(first).phone).toBe('13912345678');
    expect(form(open({}, '', typedPhone)).phone).toBe('');
  });

  it.each([null, {}, []])('is empty where %j stands in its place', (kept) => {
    const typedPhone = historyEntry();
    typedPhone.write(kept);
    expect(form(open({}, '', typedPhone)).phone).toBe('');
  });
});

describe('the SMS code', () => {
  it('that was refused in another tab makes nobody wait in this one, and one without storage keeps its own wait', async () => {
    const held = await filledAtHeldService();
    const { phoneStorage, clock } = held.opened;
    const sending = held.opened.model.registration.sendCode();
    const second = open({ phoneStorage, clock });
    expect(second.model.registration.countdown.$restSeconds.get()).toBe(60);
    held.service.answer(held.service.waiting() - 1, refusal('Not today.', '500'));
    await sending;
    second.comeBack('visible');
    expect(second.model.registration.countdown.$restSeconds.get()).toBe(0);
    const alone = await filled(success(null));
    alone.phoneStorage.set = () => {
      throw new Error('full');
    };
    await alone.model.registration.sendCode();
    alone.comeBack('visible');
    expect(alone.model.registration.countdown.$restSeconds.get()).toBe(60);
  });

  it('whose answer is lost has begun its wait when it left: six taps send one message, on a later page too', async () => {
    const opened = await filled();
    opened.model.registration.sendCode();
    opened.clock.advance(20_000);
    await expect.poll(() => form(opened).busy).toBeUndefined();
    // Neither that it was sent is claimed, nor that it was not.
    expect(problemIn(opened)).toContain('We do not know');
    expect(form(opened)).toMatchObject({ phone: '13912345678', captcha: 'ABCD' });
    for (let tap = 0; tap < 6; tap += 1) await opened.model.registration.sendCode();
    expect(pathsOf(opened).filter((path) => path === 'get-sms')).toHaveLength(1);
    expect(opened.model.registration.countdown.$restSeconds.get()).toBe(40);
    const { phoneStorage, clock } = opened;
    const later = open({ phoneStorage, nowMs: clock.now() });
    expect(later.model.registration.countdown.$restSeconds.get()).toBe(40);
  });
});

/** A page that has its captcha and is filled in, at a service that answers when it is told to. */
const filledAtHeldService = async () => {
  const service = heldService();
  const opened = open({ fetch: service.fetch });
  service.answer(0, captcha());
  await expect.poll(() => opened.model.captcha.sid()).toBe('s1');
  fillIn(opened);
  return { service, opened };
};

it('A code that is refused can be asked for again at once, also where the visitor looked into their messages meanwhile', async () => {
  const { service, opened } = await filledAtHeldService();
  const sending = opened.model.registration.sendCode();
  opened.comeBack('visible');
  service.answer(2, refusal('Wrong letters.', '101'));
  await sending;
  expect(opened.model.registration.countdown.$restSeconds.get()).toBe(0);
});

describe('applying', () => {
  it('counts the press and registers, with the phone as the name', async () => {
    const opened = await filled(success(null), Response.json({ code: 0, message: 'ok', data: null }));
    opened.model.apply();
    await expect.poll(() => opened.place()).toBe('downloadTemplate');
    expect(pathsOf(opened).slice(3)).toEqual(['track-click', 'register']);
    expect(Object.fromEntries(opened.calls[3]?.query ?? [])).toMatchObject({ page_id: 't9', phone: '13912345678' });
    const registered = { userName: '13912345678', smsCode: '123456', invite_code: 'friend', id: '7001' };
    expect(opened.calls[4]?.body).toEqual({ ...typed, ...registered });
    expect([opened.model.$registered.get(), opened.toasts]).toEqual(['new', []]);
  });

  it('is sent once by ten taps, and not held up by a count that nobody answers', async () => {
    const { service, opened } = await filledAtHeldService();
    for (let tap = 0; tap < 10; tap += 1) opened.model.apply();
    // Offer and count are still open; the registration has gone out all the same.
    await expect.poll(() => pathsOf(opened)).toContain('register');
    // Nor does a tap beside it ask for another code, which would make the one that is on its way worthless.
    await Promise.all([opened.model.registration.sendCode(), opened.model.registration.register()]);
    expect(pathsOf(opened).filter((path) => /^(register|get-sms)$/.test(path))).toEqual(['register']);
    opened.model.form.type('phone', '13912345679');
    service.answer(3, success(null));
    await expect.poll(() => opened.place()).toBe('downloadTemplate');
    // The number that the visitor is told to log in with is the one that was registered.
    expect(form(opened).phone).toBe('13912345678');
  });

  it('whose answer is lost says so, keeps what was typed, and can be tried again', async () => {
    const opened = await filled(success(null));
    opened.model.apply();
    await expect.poll(() => problemIn(opened)).toContain('We do not know');
    expect(opened.toasts).toEqual([]);
    expect(form(opened)).toMatchObject({ phone: '13912345678', captcha: 'ABCD', sms: '123456', busy: undefined });
  });
});

it.each([
  ['sendCode', '11', undefined, 'downloadTemplate'],
  ['register', '11', undefined, 'downloadTemplate'],
  ['sendCode', '101', 'captcha', ''],
  ['sendCode', '500', 'sms', ''],
  ['register', '-1', 'captcha', ''],
  ['register', '7', 'form', ''],
  ['register', '800006', 'sms', ''],
] as const)(
  'a refusal of %s with %s is told at the field %s, or leads to the app',
  async (action, code, field, place) => {
    const opened = await filled(refusal('No.', code));
    await opened.model.registration[action]();
    const told = { phone: '13912345678', captcha: field === 'captcha' ? '' : 'ABCD' };
    expect(form(opened)).toMatchObject({ ...told, problem: field && { field, message: 'No.' } });
    expect([opened.place(), opened.model.$registered.get()]).toEqual([place, place ? 'known' : undefined]);
    expect(opened.model.$place.get()).toBe(place || 'form');
    // Another picture of the same session takes the place of the one whose letters were wrong.
    expect(opened.model.captcha.$view.get()).toMatchObject({ url: `/captcha/s1/${field === 'captcha' ? 1 : 0}` });
    const { phoneStorage, clock } = opened;
    for (const { model } of [opened, open({ phoneStorage, clock, fetch: heldService().fetch })])
      expect(model.registration.countdown.$restSeconds.get()).toBe(0);
    opened.model.form.type('phone', '1');
    expect(form(opened).problem?.field).toBe(field === 'form' ? undefined : field);
  },
);

it.each([
  ['sendCode', 'get-sms'],
  ['register', 'register'],
] as const)(
  '%s on a phone without a connection sends nothing, says so, and can be tried again at once',
  async (...row) => {
    const [action, path] = row;
    let isOnline = true;
    const opened = await filledAt([captcha(), template(), success(null), success(null)], { isOnline: () => isOnline });
    isOnline = false;
    await opened.model.registration[action]();
    expect(problemIn(opened)).toBe(t(client.unsent));
    expect(opened.model.registration.countdown.$restSeconds.get()).toBe(0);
    expect(pathsOf(opened)).not.toContain(path);
    isOnline = true;
    await opened.model.registration[action]();
    expect(pathsOf(opened).at(-1)).toBe(path);
  },
);

it.each(['sendCode', 'register'] as const)(
  'without a captcha %s sends nothing, and asks for the picture first',
  async (action) => {
    const opened = await filledAt([refusal('No pictures today.'), template(), success(null), captcha()]);
    await opened.model.registration[action]();
    expect(form(opened)).toMatchObject({ captcha: '', problem: { field: 'captcha' }, phone: '13912345678' });
    await expect.poll(() => opened.model.captcha.sid()).toBe('s1');
    expect(pathsOf(opened).slice(3)).toEqual(['get-sid']);
  },
);

describe('a place behind the page', () => {
  it('can be opened straight', async () => {
    const opened = open({}, '#/downloadTemplate');
    expect(opened.model.$place.get()).toBe('downloadTemplate');
    const href = 'http://sandbox.test/sandbox/away/download';
    await expect.poll(() => opened.model.download()).toEqual({ href, isRefused: false });
    expect(open({}, '#/nowhere').model.$place.get()).toBe('form');
  });

  it('names no address that is not safe', async () => {
    const bad = 'javascript:alert(1)';
    const opened = open({ fetch: answering(captcha(), template({ downloadUrl: bad, agreementUrl: bad })) });
    await expect.poll(() => opened.model.offer.$view.get().kind).toBe('ready');
    expect(opened.model.download()).toEqual({ href: storeUrl, isRefused: true });
    expect(opened.model.agreementAddress()).toBeUndefined();
  });
});

it('The privacy policy keeps the parameters of the visitor, as every page of this site does', () => {
  const { model } = open({ search: '?id=7001&userId=7&building=b1&lang=fil' });
  expect(model.privacyAddress).toBe('/privacyPolicy?userId=7&building=b1&lang=fil');
});
