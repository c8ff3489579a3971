import { describe, expect, it } from 'vitest';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { opener, type TestPhone } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createCustomerService } from './model.ts';

const search = '?userId=50011&orderId=170001&productId=2002';

const open = opener(({ env }) => createCustomerService(env));
const openOn = (phone: Partial<TestPhone>) => open(search, phone);

describe('the contact details of the service', () => {
  it('may be one alone, or none', async () => {
    const one = openOn({ fetch: answering(success({ email: '', smWa: '+63 2 1' })) });
    expect((await untilKind(one.model.$view, 'ready')).contact).toEqual({ email: '', phone: '+63 2 1' });
    const none = openOn({ fetch: answering(success({ email: '', smWa: null })) });
    await untilKind(none.model.$view, 'none');
    expect(none.toasts).toEqual([]);
  });

  it("that the service refuses are a toast in the service's words", async () => {
    const { model, toasts } = openOn({ fetch: answering(refusal('We are closed today.')) });
    await untilKind(model.$view, 'none');
    expect(toasts).toEqual([{ text: 'We are closed today.', durationMs: 2000 }]);
  });

  it.each([
    ['without a code', Response.json({ message: 'We are closed today.' })],
    ['with an HTTP error', Response.json({ code: 5, message: 'We are closed today.' }, { status: 500 })],
  ])('that do not come, %s, are a toast that quotes the service', async (_, answer) => {
    const { model, toasts } = openOn({ fetch: answering(answer) });
    await untilKind(model.$view, 'none');
    expect(toasts).toEqual([{ text: '“We are closed today.”', durationMs: 2000 }]);
  });

  it('that do not come are no toast, and come when they are asked for again', async () => {
    const { model, toasts, calls } = openOn({
      fetch: answering(new Response('', { status: 500 }), success({ email: 'a@b.example' })),
    });
    await untilKind(model.$view, 'none');
    expect(toasts).toEqual([]);
    model.retry();
    model.retry();
    expect((await untilKind(model.$view, 'ready')).contact.email).toBe('a@b.example');
    expect(calls).toHaveLength(2);
  });
});

describe('reaching somebody', () => {
  it("by WhatsApp opens the brand's number there", () => {
    const { model, messages } = openOn({ app: 'ios' });
    model.openWhatsApp();
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'https://wa.me/639175550100' } }]);
  });

  it('elsewhere than on this phone begins with a copy', async () => {
    const { model, copied, toasts } = openOn({});
    model.copy('help@x.example');
    await Promise.resolve();
    expect(copied).toEqual(['help@x.example']);
    await Promise.resolve();
    expect(toasts[0]?.text).toBe('copy success');
  });

  it('with a complaint keeps the session', () => {
    const { model, moves } = openOn({});
    model.complain();
    expect(moves).toEqual(['assign /complaint?userId=50011&orderId=170001&productId=2002&product_id=2002']);
  });
});
