import { describe, expect, it, vi } from 'vitest';
import type { Shared } from '../platform/handOver/shareFile.ts';
import { createReceipt, type ReceiptDevice } from './receiptModel.ts';

const receipt = {
  fileName: 'receipt.png',
  lines: [
    { text: 'Paid. Thank you', size: 32 },
    { text: '₱1,500.50', size: 56 },
  ],
};

const phone = (how: {
  shared?: Shared;
  saves?: boolean;
  draws?: boolean | 'throws' | 'never';
  copies?: boolean;
  shows?: boolean;
}) => {
  const done: string[] = [];
  const device: ReceiptDevice = {
    draw: async () => {
      if (how.draws === 'never') return new Promise(() => {});
      if (how.draws === 'throws') throw new Error('no memory');
      return how.draws === false ? undefined : new Blob(['x'], { type: 'image/png' });
    },
    share: async (words, picture) => {
      done.push(`share ${words.split('\n').join(' | ')} ${picture?.name}`);
      return how.shared ?? 'no';
    },
    save: (file) => {
      done.push(`save ${file.name}`);
      return how.saves ?? false;
    },
    copy: async (words) => {
      done.push(`copy ${words}`);
      return how.copies ?? true;
    },
    addressOf: async (picture) => {
      if (how.shows === false) throw new Error('no memory');
      return `data:${picture.type},x`;
    },
  };
  return { model: createReceipt(device), done };
};

const WORDS = 'share Paid. Thank you | ₱1,500.50';
const SHARED = `${WORDS} receipt.png`;

describe('Saving a receipt', () => {
  it.each([
    ['hands picture and words to the phone where it shares', { shared: 'shared' }, 'shared', [SHARED]],
    ['says nothing where the borrower has closed the sheet', { shared: 'cancelled' }, 'idle', [SHARED]],
    ['saves a file where nothing can be shared', { saves: true }, 'saved', [SHARED, 'save receipt.png']],
    ['shows its text where no picture can be drawn', { draws: false, saves: true }, 'text', [`${WORDS} undefined`]],
    ['shows its text where drawing throws', { draws: 'throws', saves: true }, 'text', [`${WORDS} undefined`]],
    ['shows its text where no picture is ever drawn', { draws: 'never' }, 'text', [`${WORDS} undefined`]],
  ] as const)('%s', async (_, how, state, expected) => {
    vi.useFakeTimers();
    const { model, done } = phone(how);
    // Further taps while saving have no effect.
    const saving = Promise.all([model.save(receipt), model.save(receipt)]);
    await vi.advanceTimersByTimeAsync(10_000);
    await saving;
    vi.useRealTimers();
    expect([model.$state.get(), done]).toEqual([state, expected]);
  });

  it('shows its text while a share sheet does not settle, and says what came of that later', async () => {
    const settle: ((shared: Shared) => void)[] = [];
    const model = createReceipt({
      draw: async () => new Blob(['x'], { type: 'image/png' }),
      share: (_words, _picture, onSlow) => {
        onSlow();
        return new Promise((resolve) => settle.push(resolve));
      },
      save: () => true,
      copy: async () => true,
      addressOf: async () => 'data:,x',
    });
    const saving = model.save(receipt);
    await vi.waitFor(() => expect(model.$state.get()).toBe('text'));
    for (const run of settle) run('shared');
    await saving;
    expect([model.$state.get(), settle.length]).toEqual(['shared', 1]);
  });

  it('shows its text to whoever taps again, because an app may have saved nothing', async () => {
    const { model, done } = phone({ saves: true });
    await model.save(receipt);
    await model.save(receipt);
    expect([model.$state.get(), done]).toEqual(['text', [SHARED, 'save receipt.png']]);
  });

  it('shows its text where the phone saves no files, and copies it', async () => {
    const { model, done } = phone({});
    await model.save(receipt);
    expect(model.$state.get()).toBe('text');
    expect(model.$picture.get()).toBe('data:image/png,x');
    await model.copy(receipt);
    expect(done.at(-1)).toBe('copy Paid. Thank you\n₱1,500.50');
    expect(model.$isCopied.get()).toBe(true);
  });

  it('has its text where the picture cannot be shown, shares the words that it is given, and says where they are not copied', async () => {
    const { model, done } = phone({ shows: false, copies: false });
    await model.save({ ...receipt, words: 'Pay 7100' });
    expect(done[0]).toBe('share Pay 7100 receipt.png');
    expect([model.$state.get(), model.$picture.get()]).toEqual(['text', undefined]);
    await model.copy(receipt);
    expect(model.$isCopied.get()).toBe(false);
  });
});
