import { describe, expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import type { DeviceChecks, Photo, Place } from './deviceChecks.ts';
import { createPreview, FIELD_NAMES } from './model.ts';

const photoOf = (file: File): Photo => ({
  name: file.name,
  type: file.type,
  sizeBytes: file.size,
  picture: undefined,
});

const checks: DeviceChecks = {
  locate: async () => ({ kind: 'none', reason: 'absent' }),
  read: async (file) => photoOf(file),
};

const openAt = (search: string, given: Partial<DeviceChecks> = {}) => {
  const phone = testEnv({ search });
  const model = createPreview({ ...phone.env, checks: { ...checks, ...given } });
  model.open();
  return { model, moves: phone.moves };
};

const later = <Value>() => {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
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

  it('may all be empty: the page opens for everybody, and jumps too', () => {
    const { model, moves } = openAt('');
    model.jump('aboutUs');
    expect(moves).toEqual(['assign /aboutUs']);
  });
});

describe('a jump', () => {
  it('takes the edited fields along as parameters of the page', () => {
    const { model, moves } = openAt('?userId=7&lang=fil');
    model.edit('userId', '8');
    model.edit('orderId', 'A 1&2');
    model.edit('swift', 's');
    model.edit('lang', 'en');
    model.jump('loanDetail');
    const [path, query] = moves[0]?.split('?') ?? [];
    expect(path).toBe('assign /loanDetail');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      userId: '8',
      orderId: 'A 1&2',
      swift: 's',
      lang: 'en',
    });
  });

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

  it('leaves out a field that was emptied', () => {
    const { model, moves } = openAt('?userId=7&orderId=1');
    model.edit('userId', '');
    model.jump('repay');
    expect(moves).toEqual(['assign /repay?orderId=1']);
  });
});

describe('the geolocation check', () => {
  it('waits for the device, and shows what it says', async () => {
    const answer = later<Place>();
    const { model } = openAt('', { locate: () => answer.promise });
    expect(model.$place.get().kind).toBe('unasked');
    const asked = model.locate();
    expect(model.$place.get().kind).toBe('asking');
    answer.settle({ kind: 'found', latitude: 14.5, longitude: 121, withinMetres: 20 });
    await asked;
    expect(model.$place.get()).toEqual({ kind: 'found', latitude: 14.5, longitude: 121, withinMetres: 20 });
  });
});

describe('the photo', () => {
  it('is shown with its facts, and goes when the choice is taken back', async () => {
    const { model } = openAt('');
    await model.showPhoto(new File(['abc'], 'id.jpg', { type: 'image/jpeg' }));
    expect(model.$photo.get()).toEqual({ name: 'id.jpg', type: 'image/jpeg', sizeBytes: 3, picture: undefined });
    await model.showPhoto(undefined);
    expect(model.$photo.get()).toBeUndefined();
  });

  it('that takes long to read does not cover the one that was chosen after it', async () => {
    const first = new File(['a'], 'slow.jpg');
    const second = new File(['b'], 'quick.jpg');
    const slow = later<Photo>();
    const { model } = openAt('', { read: (file) => (file === first ? slow.promise : checks.read(file)) });
    const reading = model.showPhoto(first);
    await model.showPhoto(second);
    slow.settle(photoOf(first));
    await reading;
    expect(model.$photo.get()?.name).toBe('quick.jpg');
  });
});
