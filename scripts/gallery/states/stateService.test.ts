import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { ok, refused, serverError } from './answers.ts';
import { statesOf } from './State.ts';
import { stateService } from './stateService.ts';

const states = statesOf('repay', [
  {
    name: 'one',
    title: 'One',
    shows: '',
    answers: { readPeriodPlan: [ok({ logo: '{origin}/a.svg' }), refused('No.', '5')], rateStore: serverError },
  },
  { name: 'two', title: 'Two', shows: '', answers: { readPeriodPlan: 'drop' } },
]);

const open = () => {
  const service = stateService(states, { ...brand, service: 'cash', paths: { rateStore: '/x/rate' } });
  const ask = (path: string, deviceId: string) =>
    service.answer(new Request(`http://gallery.test/api${path}?deviceId=${deviceId}`));
  return { service, ask };
};

const plan = '/v3/installment/loan-play-detail';

describe('The service of the gallery', () => {
  it('answers each state in its own way, one answer after the other', async () => {
    const { service, ask } = open();
    expect(await (await ask(plan, 'repay.one')).json()).toMatchObject({
      code: '00',
      data: { logo: 'http://gallery.test/a.svg' },
    });
    for (const _ of [1, 2])
      expect(await (await ask(plan, 'repay.one')).json()).toMatchObject({ code: '5', message: 'No.' });
    expect((await ask(plan, 'repay.two')).headers.has('x-sandbox-drop')).toBe(true);
    service.begin('repay.one');
    expect(await (await ask(plan, 'repay.one')).json()).toMatchObject({ code: '00' });
  });

  it('knows a brand’s own paths', async () => {
    const { service, ask } = open();
    expect((await ask('/x/rate', 'repay.one')).status).toBe(500);
    await ask('/v2/cash/promotion/get-sid', 'repay.one');
    expect(service.askedBy('repay.one')).toEqual(['rateStore', 'nothing for readCaptchaSession']);
  });

  it('tells which calls nobody had an answer for', async () => {
    const { service, ask } = open();
    expect((await ask('/v3/unknown', 'repay.two')).status).toBe(404);
    expect((await ask(plan, 'nobody')).status).toBe(404);
    expect(service.askedBy('repay.two')).toEqual(['nothing for /api/v3/unknown']);
  });
});
