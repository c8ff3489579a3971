import { atom, type ReadableAtom } from 'nanostores';
import { colors, name } from '../brand/current.ts';
import { within } from '../platform/handOver/handOver.ts';
import type { FileDevice } from '../platform/handOver/shareFile.ts';
import type { TextLine } from '../platform/images/textImage.ts';

/** The first line of every picture that a borrower saves: the lender's name, in the brand's light colours, because the picture may be printed. */
export const lenderLine: TextLine = {
  text: name,
  size: 28,
  isBold: true,
  band: [colors.light.brand, colors.light.onBrand],
};

/**
 * The state of saving a receipt. `shared`: another app has it, and nobody knows what that did with it. `text`: the phone accepts no file from this
 * page, so the picture and the text are shown.
 */
export type ReceiptState = 'idle' | 'busy' | 'saved' | 'shared' | 'text';

/** A receipt: its lines in the page's language. It holds no session, no name and no phone number. */
export interface ReceiptLines {
  readonly fileName: string;
  readonly lines: readonly TextLine[];
  /** The text that is shared and copied, if it differs from the lines. */
  readonly words?: string;
  /** The part of its text that identifies it, if the text also contains the moment of the check. */
  readonly subject?: string;
}

/** Saving a receipt on the phone, as a picture where that is possible. */
export interface Receipt {
  readonly $state: ReadableAtom<ReceiptState>;
  /** The picture to long-press, as a `data:` address; undefined if none could be drawn. */
  readonly $picture: ReadableAtom<string | undefined>;
  /** Whether the phone allowed copying the text; undefined before that. */
  readonly $isCopied: ReadableAtom<boolean | undefined>;
  /** The receipt to which all this applies, by `subjectOf`: a page reads its data again and may show another one by then. */
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

/** The lines as text, for sharing and copying. */
export const wordsOf = (lines: readonly TextLine[]): string =>
  lines
    .map(({ text, value }) => (value ? `${text}: ${value}` : text))
    .filter(Boolean)
    .join('\n');

/** The words of a receipt, a line each. */
export const receiptText = ({ lines, words }: ReceiptLines): string => words ?? wordsOf(lines);

/** The text that identifies a receipt. */
export const subjectOf = (receipt: ReceiptLines): string => receipt.subject ?? receiptText(receipt);

/**
 * The model of saving a receipt: it is shared if the phone can share files, or else saved as a file; failing that, its picture is shown to
 * long-press and its text to copy: also where the share sheet does not settle, or the file that was saved is not found.
 */
export const createReceipt = (device: ReceiptDevice): Receipt => {
  const $state = atom<ReceiptState>('idle');
  const $picture = atom<string | undefined>();
  const $isCopied = atom<boolean | undefined>();
  const $subject = atom('');

  const pictureOf = async ({ fileName, lines }: ReceiptLines): Promise<File | undefined> => {
    const blob = await within(device.draw(lines), undefined);
    return blob && new File([blob], fileName, { type: blob.type });
  };

  return {
    $state,
    $picture,
    $isCopied,
    $subject,
    save: async (receipt) => {
      if ($state.get() === 'busy') return;
      const isAgain = $state.get() === 'saved' && $subject.get() === subjectOf(receipt);
      $state.set('busy');
      $subject.set(subjectOf(receipt));
      $isCopied.set(undefined);
      const picture = await pictureOf(receipt);
      const offer = async (): Promise<void> => {
        $picture.set(picture && (await within(device.addressOf(picture), undefined)));
        $state.set('text');
      };
      // Whoever taps again has not found the file: browsers within apps save nothing, and do not say so.
      if (isAgain) return offer();
      const shared = await device.share(receiptText(receipt), picture, offer);
      if (shared !== 'no') return $state.set(shared === 'cancelled' ? 'idle' : shared);
      if (picture && device.save(picture)) return $state.set('saved');
      return offer();
    },
    copy: async (receipt) => $isCopied.set(await device.copy(receiptText(receipt))),
  };
};
