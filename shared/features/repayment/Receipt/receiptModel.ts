import { atom, type ReadableAtom } from 'nanostores';
import type { TextLine } from '../../../platform/images/textImage.ts';
import type { FileDevice } from '../../../platform/shareFile.ts';

/** Where saving a receipt stands. `text`: the phone takes no file from here, so that its picture and its words are shown. */
export type ReceiptState = 'idle' | 'busy' | 'saved' | 'text';

/** A receipt: its lines in the page's language. It holds no session, no name and no phone number. */
export interface ReceiptLines {
  readonly fileName: string;
  readonly lines: readonly TextLine[];
  /** What is shared and copied, where that is not the same words. */
  readonly words?: string;
  /** What of its words tells it from another receipt, where they also name the moment at which it was checked. */
  readonly subject?: string;
}

/** Saving a receipt on the phone, as a picture where that is possible. */
export interface Receipt {
  readonly $state: ReadableAtom<ReceiptState>;
  /** The picture to hold, as a `data:` address; undefined where none could be drawn. */
  readonly $picture: ReadableAtom<string | undefined>;
  /** Whether the phone took the words; undefined before they were copied. */
  readonly $isCopied: ReadableAtom<boolean | undefined>;
  /** Of which receipt all this is, by its `subjectOf`: a page reads again, and what it shows may be another one by then. */
  readonly $subject: ReadableAtom<string>;
  save(receipt: ReceiptLines): Promise<void>;
  copy(receipt: ReceiptLines): Promise<void>;
}

/** What a receipt needs of the phone. */
export interface ReceiptDevice extends FileDevice {
  draw(lines: readonly TextLine[]): Promise<Blob | undefined>;
  copy(words: string): Promise<boolean>;
  /** A picture as an address that a page may show. */
  addressOf(picture: Blob): Promise<string>;
}

/** Lines as words to share and to copy. */
export const wordsOf = (lines: readonly TextLine[]): string =>
  lines
    .map(({ text, value }) => (value ? `${text}: ${value}` : text))
    .filter(Boolean)
    .join('\n');

/** The words of a receipt, a line each. */
export const receiptText = ({ lines, words }: ReceiptLines): string => words ?? wordsOf(lines);

/** By what a receipt is told from another one. */
export const subjectOf = (receipt: ReceiptLines): string => receipt.subject ?? receiptText(receipt);

/**
 * The model of saving a receipt: shared where the phone shares, else saved as a file, else its picture to hold and its text
 * to copy.
 */
export const createReceipt = (device: ReceiptDevice): Receipt => {
  const $state = atom<ReceiptState>('idle');
  const $picture = atom<string | undefined>();
  const $isCopied = atom<boolean | undefined>();
  const $subject = atom('');

  const pictureOf = async ({ fileName, lines }: ReceiptLines): Promise<File | undefined> => {
    const blob = await device.draw(lines).catch(() => undefined);
    return blob && new File([blob], fileName, { type: blob.type });
  };

  return {
    $state,
    $picture,
    $isCopied,
    $subject,
    save: async (receipt) => {
      if ($state.get() === 'busy') return;
      $state.set('busy');
      $subject.set(subjectOf(receipt));
      $isCopied.set(undefined);
      const picture = await pictureOf(receipt);
      const shared = await device.share(receiptText(receipt), picture);
      if (shared === 'no' && !(picture && device.save(picture))) {
        $picture.set(picture && (await device.addressOf(picture).catch(() => undefined)));
        $state.set('text');
      } else $state.set(shared === 'cancelled' ? 'idle' : 'saved');
    },
    copy: async (receipt) => $isCopied.set(await device.copy(receiptText(receipt))),
  };
};
