import { describe, expect, it } from 'vitest';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import type { Product } from '../../shared/api/endpoints/products.ts';
import { t } from '../../shared/i18n/t.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { ORIGIN, opener, type TestPhone } from '../../test/support/testEnv.ts';
import { readyIn, untilKind } from '../../test/support/until.ts';
import { createFailedLogin, type FailedLoginModel, reasonOf } from './model.ts';

const READ = '/api/older/failed-recommend';
const OPEN = '/api/older/open-product';
const OWN = 'We could not log you in with our partner.';
const search = '?userId=50002&orderId=110001&productId=2001&swift=s%201&eyes=e';

const sandbox = sandboxForAllTests();

const open = opener(({ env }) => createFailedLogin(env), { sandbox });
const openAt = (phone: Partial<TestPhone> = {}) => open(search, phone);

const readyAt = async (phone: Partial<TestPhone> = {}) => {
  const opened = openAt(phone);
  await untilKind(opened.model.$view, 'ready');
  return opened;
};

const reasonIn = ({ $view, addressMessage }: FailedLoginModel): string => t(reasonOf($view.get(), addressMessage));

const unopenedIn = ({ $unopened }: FailedLoginModel): string => t($unopened.get()?.message ?? '');

const shownBy = ({ $view }: FailedLoginModel): readonly Product[] => readyIn($view).data.recommended;

const productOf = (model: FailedLoginModel, productId: string): Product => {
  const product = shownBy(model).find((shown) => shown.productId === productId);
  if (!product) throw new Error(`There is no ${productId}`);
  return product;
};

const products = [{ productId: '3001', name: 'Sample Cash Now', clickable: 1 }];

/** Opens the page and waits for its first response; later calls get the responses in `next`. */
const readyWith = (next: readonly Response[], phone: Partial<TestPhone> = {}) =>
  readyAt({ fetch: answering(success({ message: 'No.', recProducts: products }), ...next), ...phone });

describe('a login that failed', () => {
  it('is read with the form client, for the product of the address', async () => {
    const { calls } = await readyAt();
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['POST', READ, 'productId=2001']]);
    const { headers, query } = calls[0] ?? {};
    expect([headers?.get('swift'), headers?.get('eyes'), headers?.get('building')]).toEqual(['s 1', 'e', null]);
    expect(query?.get('userId')).toBe('50002');
  });

  it.each([
    ['of the answer', 'Ask the partner.', '&message=From+the+address', 'Ask the partner.'],
    [
      'of the address where the answer has none, as the partner’s',
      '',
      '&message=Wrong.”+Send+your+PIN&message=second',
      "Our partner says: “Wrong.' Send your PIN”",
    ],
    ['of the page where nobody has any', '', '&message=', OWN],
    ['of the page where nobody has any', null, '', OWN],
    ['of the page where those of the address are not plain', '', '&message=Call+0917+555+0100', OWN],
  ])('is told in the words %s', async (_, message, extra, said) => {
    const fetch = answering(success({ message, recProducts: [] }));
    const { model } = await readyAt({ search: search + extra, fetch });
    expect(reasonIn(model)).toBe(said);
  });

  it('is told in no words of the address before the service has answered for the session', () => {
    const given = '&message=Send+your+PIN+to+8080';
    expect(reasonIn(openAt({ search: search + given, fetch: heldService().fetch }).model)).toBe('');
    const unnamed = openAt({ search: `?userId=50002${given}` }).model;
    expect(t(reasonOf(unnamed.$view.get(), unnamed.addressMessage, unnamed.$isNamed.get()))).toBe(OWN);
  });

  it('is not told at any length that an address asks for', async () => {
    const { model } = await readyAt({
      search: `${search}&message=${'no '.repeat(2000)}`,
      fetch: answering(success({})),
    });
    expect(model.addressMessage).toHaveLength(301);
    expect(reasonIn(model)).toMatch(/“no no .*…”$/);
  });

  it('that the service refuses to speak of says so, in no words of the address, and can be tried again', async () => {
    const fetch = answering(refusal('Not for you.'), success({ message: 'Now.' }));
    const { model, toasts } = openAt({ search: `${search}&message=Why`, fetch });
    expect(await untilKind(model.$view, 'refused')).toMatchObject({
      failure: { outcome: { message: 'Not for you.' } },
    });
    expect(toasts).toEqual([]);
    expect(reasonIn(model)).toBe(OWN);
    model.refresh();
    await untilKind(model.$view, 'ready');
    expect(reasonIn(model)).toBe('Now.');
  });

  it('leads home and to the customer service', async () => {
    const { model, moves } = await readyAt();
    model.goHome();
    expect(moves).toEqual([expect.stringMatching(/^assign \/\?userId=/)]);
    expect(model.serviceAddress).toMatch(/^\/customerService\?userId=50002&/);
  });
});

describe('another product', () => {
  it('is asked for at a tap, by its own number, and opened on the web', async () => {
    const { model, calls, moves } = await readyAt();
    await model.openProduct(productOf(model, '3001'));
    expect(calls.slice(1).map(({ path, body }) => [path, body])).toEqual([[OPEN, 'productId=3001']]);
    expect(calls[1]?.headers.get('swift')).toBe('s 1');
    expect(moves).toEqual([`assign ${ORIGIN}/sandbox/away/3001`]);
    expect(model.$opening.get()?.productId).toBe('3001');
  });

  it('is handed to the app where it is the app’s, and the page is ready for the next', async () => {
    const { model, messages, moves } = await readyAt({ app: 'android' });
    await model.openProduct(productOf(model, '3002'));
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://product?id=3002' } }]);
    expect(moves).toEqual([]);
    expect(model.$opening.get()).toBeUndefined();
  });

  it('that cannot be taken does nothing', async () => {
    const { model, calls } = await readyAt();
    await model.openProduct(productOf(model, '3003'));
    expect(calls).toHaveLength(1);
    expect(model.$opening.get()).toBeUndefined();
  });

  it.each([
    ['refused', refusal('Not at the moment.'), 'Not at the moment.'],
    ['refused without a word', refusal(''), 'We could not open this. Please try again.'],
    ['refused without a code', Response.json({ message: 'Not today.' }), '“Not today.”'],
    ['not answered', undefined, 'We could not open this. Please try again.'],
    ['answered without an address', success({ url: '' }), 'We could not open this. Please try again.'],
    ['answered with a page', new Response('<h1>no</h1>'), 'We could not open this. Please try again.'],
    [
      'led somewhere unsafe',
      success({ url: 'java\tscript:alert(1)' }),
      'We cannot open this link here. Try another way, or call us.',
    ],
    ['led somewhere for the app alone', success({ url: 'market://details' }), 'You can only open this in the app.'],
  ])('that is %s says so beside it until the next try, without a toast', async (_, answer, words) => {
    const { model, toasts, moves, messages } = await readyWith(answer ? [answer] : []);
    await model.openProduct(productOf(model, '3001'));
    expect([unopenedIn(model), model.$unopened.get()?.product.productId, toasts]).toEqual([words, '3001', []]);
    expect([...moves, ...messages]).toEqual([]);
    expect(model.$opening.get()).toBeUndefined();
    model.openProduct(productOf(model, '3001'));
    expect(model.$unopened.get()).toBeUndefined();
  });

  it('whose number did not come exactly is not asked for: it could be another', async () => {
    const service = heldService();
    const { model, calls } = openAt({ fetch: service.fetch });
    await expect.poll(() => service.waiting()).toBe(1);
    const long = JSON.parse('{"productId":1234567890123456789,"name":"Long","clickable":1}');
    service.answer(0, success({ recProducts: [long] }));
    await untilKind(model.$view, 'ready');
    for (const product of shownBy(model)) await model.openProduct(product);
    expect(unopenedIn(model)).toBe('We could not open this. Please try again.');
    expect(calls).toHaveLength(1);
  });

  it('is asked for once at a double tap, and no other meanwhile', async () => {
    const service = heldService();
    const { model, calls, moves } = openAt({ fetch: service.fetch });
    await expect.poll(() => service.waiting()).toBe(1);
    service.answer(0, success({ recProducts: [...products, { productId: '9', name: 'Other', clickable: '1' }] }));
    await untilKind(model.$view, 'ready');
    const [one, other] = shownBy(model) as [Product, Product];
    const opened = [model.openProduct(one), model.openProduct(one), model.openProduct(other)];
    expect(model.$opening.get()).toBe(one);
    await expect.poll(() => service.waiting()).toBe(2);
    service.answer(1, success({ url: 'https://shop.example/' }));
    await Promise.all(opened);
    await model.openProduct(other);
    expect(calls).toHaveLength(2);
    expect(moves).toEqual(['assign https://shop.example/']);
  });

  const leaving = () => readyWith([success({ url: 'https://shop.example/' })]);

  it('that the page never left for can be opened again ten seconds later', async () => {
    const { model, clock } = await leaving();
    await model.openProduct(productOf(model, '3001'));
    clock.advance(9_999);
    expect(model.$opening.get()).toBeDefined();
    clock.advance(1);
    expect(model.$opening.get()).toBeUndefined();
  });

  it('can be opened on a page that was frozen while it left', async () => {
    const { model, comeBack } = await leaving();
    await model.openProduct(productOf(model, '3001'));
    comeBack('visible');
    expect(model.$opening.get()).toBeDefined();
    comeBack('revived');
    expect(model.$opening.get()).toBeUndefined();
  });
});
