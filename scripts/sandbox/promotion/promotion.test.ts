import { describe, expect, it } from 'vitest';
import { call, open, send } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

const sandbox = sandboxForAllTests();

/** Requests a captcha like a visitor's page does. @returns its session, its image and its code */
const lookAtCaptcha = async () => {
  const { sid } = (await call(sandbox, 'readCaptchaSession', {})).data;
  const image = await send(sandbox, 'readCaptcha', { sid });
  const picture = await image.text();
  const { code } = JSON.parse((await open(sandbox, `/sandbox/captcha?sid=${sid}`)).text) as { code: string };
  return { sid, code, image, picture };
};

const codeOnPhone = async (phone: string): Promise<string> =>
  /\b\d{6}\b/.exec((await open(sandbox, `/sandbox/phone?mobilePhone=${phone}`)).text)?.[0] ?? '';

const register = async (phone: string) => {
  const { sid, code } = await lookAtCaptcha();
  await call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code });
  const smsCode = await codeOnPhone(phone);
  return call(sandbox, 'register', {}, { phone, sid, capcode: code, smsCode, id: '7001', utm_tag: 'summer' });
};

describe('a captcha', () => {
  it('is a picture whose bytes do not hold its letters', async () => {
    const { image, picture, code } = await lookAtCaptcha();
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(code).toMatch(/^[A-Z3-9]{4}$/);
    expect(picture).not.toContain(code);
    expect(picture).not.toContain('<text');
    expect([...image.headers.values()].join(' ')).not.toContain(code);
  });

  it('shows ink for each letter, and is another one each time', async () => {
    const [one, other] = [await lookAtCaptcha(), await lookAtCaptcha()];
    const squares = [...one.picture.matchAll(/<path transform="[^"]*" d="([^"]*)"/g)].map(
      ([, ink = '']) => ink.split('M').length - 1,
    );
    expect(squares).toHaveLength(one.code.length);
    // Each letter is a 5×7 bitmap of 35 squares.
    for (const inked of squares) expect(inked > 8 && inked < 22).toBe(true);
    expect(one.picture).not.toBe(other.picture);
  });

  it('of no session is no picture', async () => {
    expect((await send(sandbox, 'readCaptcha', { sid: 'nobody' })).status).toBe(404);
  });
});

describe('a code for registering', () => {
  it('comes for the right letters, small ones too, and once a minute', async () => {
    const phone = '13900000001';
    const { sid, code } = await lookAtCaptcha();
    const ask = () => call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code.toLowerCase() });
    expect((await ask()).code).toBe('00');
    expect(await codeOnPhone(phone)).toMatch(/^\d{6}$/);
    expect((await ask()).code).toBe('4071');
    sandbox.clock.nowMs += 60_000;
    expect((await ask()).code).toBe('00');
  });

  it('does not come for wrong letters', async () => {
    const { sid } = await lookAtCaptcha();
    const { code, message } = await call(sandbox, 'sendSmsCode', {}, { phone: '13900000002', sid, capcode: 'ZZZZ' });
    expect([code, message]).toEqual(['101', 'The letters are not those of the picture.']);
    expect(await codeOnPhone('13900000002')).toBe('');
  });
});

describe('a registration', () => {
  it('is made once', async () => {
    await register('13900000004');
    expect((await register('13900000004')).code).toBe('11');
    const { sid, code } = await lookAtCaptcha();
    expect((await call(sandbox, 'sendSmsCode', {}, { phone: '13900000004', sid, capcode: code })).code).toBe('11');
  });

  it('needs the letters and the code of the SMS', async () => {
    const { sid, code } = await lookAtCaptcha();
    const phone = '13900000005';
    await call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code });
    const ask = (fields: Record<string, string>) =>
      call(sandbox, 'register', {}, { phone, sid, capcode: code, smsCode: '', ...fields });
    expect((await ask({ capcode: 'ZZZZ' })).code).toBe('-1');
    expect((await ask({ smsCode: 'none' })).code).toBe('4070');
  });
});

describe('guessing', () => {
  it('the letters of one picture ends after five wrong tries, by either call', async () => {
    const { sid, code } = await lookAtCaptcha();
    const phone = '13900000006';
    for (let turn = 0; turn < 5; turn += 1) {
      const name = turn % 2 ? 'sendSmsCode' : 'register';
      expect((await call(sandbox, name, {}, { phone, sid, capcode: 'ZZZZ' })).code).toBe(turn % 2 ? '101' : '-1');
    }
    expect((await call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code })).code).toBe('101');
    await send(sandbox, 'readCaptcha', { sid });
    const { code: next } = JSON.parse((await open(sandbox, `/sandbox/captcha?sid=${sid}`)).text) as { code: string };
    expect((await call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: next })).code).toBe('00');
  });

  it('the code of an SMS ends after five wrong tries, and a new code has to be asked for', async () => {
    const { sid, code } = await lookAtCaptcha();
    const phone = '13900000007';
    const ask = () => call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code });
    const enter = (smsCode: string) => call(sandbox, 'register', {}, { phone, sid, capcode: code, smsCode });
    await ask();
    for (let turn = 0; turn < 4; turn += 1)
      expect((await enter('none')).message).toBe('The code from the SMS is wrong.');
    const outdated = { code: '4070', message: 'This code is no longer valid. Please ask for a new one.' };
    expect(await enter('none')).toMatchObject(outdated);
    expect(await enter(await codeOnPhone(phone))).toMatchObject(outdated);
    sandbox.clock.nowMs += 60_000;
    await ask();
    expect((await enter(await codeOnPhone(phone))).message).toBe('registered');
  });

  it('is of no use ten minutes later', async () => {
    const { sid, code } = await lookAtCaptcha();
    const phone = '13900000008';
    await call(sandbox, 'sendSmsCode', {}, { phone, sid, capcode: code });
    sandbox.clock.nowMs += 10 * 60_000 + 1;
    const smsCode = await codeOnPhone(phone);
    expect((await call(sandbox, 'register', {}, { phone, sid, capcode: code, smsCode })).code).toBe('4070');
  });
});

describe('a landing page', () => {
  it('has ended where its id is not known', async () => {
    expect((await call(sandbox, 'readLandingTemplate', { templateId: '1' })).message).toBe('This offer has ended.');
  });
});
