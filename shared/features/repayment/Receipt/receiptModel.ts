import { atom, type ReadableAtom } from 'nanostores';
import type { TextLine } from '../../../platform/images/textImage.ts';
import type { FileDevice } from '../../../platform/shareFile.ts';

/** Where saving a receipt stands. `text`: the phone takes no file from here, so that its words are shown. */
export type ReceiptState = 'idle' | 'busy' | 'saved' | 'text';

/** A receipt: its lines in the page's language. It holds no session, no name and no phone number. */
export interface ReceiptLines {
  readonly fileName: string;
  readonly lines: readonly TextLine[];
}

/** Saving a receipt on the phone, as a picture where that is possible. */
export interface Receipt {
  readonly $state: ReadableAtom<ReceiptState>;
  readonly $isCopied: ReadableAtom<boolean>;
  save(receipt: ReceiptLines): Promise<void>;
  copy(receipt: ReceiptLines): Promise<void>;
}

/** What a receipt needs of the phone. */
export interface ReceiptDevice extends FileDevice {
  draw(lines: readonly TextLine[]): Promise<Blob | undefined>;
  copy(words: string): Promise<boolean>;
}

/** The words of a receipt, a line each. */
export const receiptText = ({ lines }: ReceiptLines): string => lines.map(({ text }) => text).join('\n');

/** The model of saving a receipt: shared where the phone shares, else saved as a file, else its text to copy. */
export const createReceipt = (device: ReceiptDevice): Receipt => {
  const $state = atom<ReceiptState>('idle');
  const $isCopied = atom(false);

  const pictureOf = async ({ fileName, lines }: ReceiptLines): Promise<File | undefined> => {
    const blob = await device.draw(lines).catch(() => undefined);
    return blob && new File([blob], fileName, { type: blob.type });
  };

  return {
    $state,
    $isCopied,
    save: async (receipt) => {
      if ($state.get() === 'busy') return;
      $state.set('busy');
      const picture = await pictureOf(receipt);
      const shared = await device.share(receiptText(receipt), picture);
      if (shared === 'no') $state.set(picture && device.save(picture) ? 'saved' : 'text');
      else $state.set(shared === 'shared' ? 'saved' : 'idle');
    },
    copy: async (receipt) => $isCopied.set(await device.copy(receiptText(receipt))),
  };
};
