import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { locate } from './locate.ts';
import { ACTIONS, createPreview, FIELD_NAMES } from './model.ts';

const openAt = (search: string) => {
  const { env, moves, messages } = testEnv({ search, app: 'android' });
  const model = createPreview({ ...env, locate: async () => '' });
  model.open();
  return { model, moves, messages };
};

describe('the fields of the preview', () => {
  it('are all that a page reads of a borrower', () => {
    expect(FIELD_NAMES).toHaveLength(20);
    expect(FIELD_NAMES).toEqual(expect.arrayContaining(['deviceId', 'product_id', 'building', 'eyes', 'lang']));
  });

  it('hold what the address says', () => {
    const { model } = openAt('?userId=7&productId=9&gather=g&lang=fil&other=1');
    expect(model.$fields.get()).toEqual({ userId: '7', productId: '9', product_id: '9', gather: 'g', lang: 'fil' });
  });
});

describe('a jump', () => {
  it('takes an edited product along in both spellings', () => {
    const { model, moves } = openAt('?productId=1');
    model.edit('productId', '12');
    model.jump('repay');
    expect(moves).toEqual(['assign /repay?productId=12&product_id=12']);
  });

  it('leaves the spellings apart where one was given a value of its own', () => {
    const { model, moves } = openAt('?productId=1');
    model.edit('product_id', '9');
    model.edit('productId', '2');
    model.jump('repay');
    expect(moves).toEqual(['assign /repay?productId=2&product_id=9']);
  });
});

it('Each of the eleven messages goes to the app, for the order and product in the fields', () => {
  const { model, messages } = openAt('?orderId=B2&productId=3');
  for (const action of ACTIONS) model.send(action);
  expect(messages.map(({ action }) => action)).toEqual(ACTIONS);
  expect(ACTIONS).toHaveLength(11);
  expect(messages).toContainEqual({ action: 'startBankBinding', payload: { orderId: 'B2', productId: '3' } });
});

it.each([
  [{ coords: { latitude: 14.5547, longitude: 121.0244, accuracy: 24.6 } }, '14.5547, 121.0244, within 25 m'],
  [undefined, 'No position: User denied Geolocation'],
])('Where the device is, is told within whole metres, or in the words of the browser', async (position, told) => {
  const getCurrentPosition = (found: (place: unknown) => void, failed: (error: unknown) => void) =>
    position ? found(position) : failed({ message: 'User denied Geolocation' });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await locate()).toBe(told);
});
