import { atom, type ReadableAtom } from 'nanostores';
import { parseText } from '../../api/parse.ts';
import type { Env } from '../../platform/env.ts';
import type { DocumentInspection } from '../../platform/inspectDocument.ts';
import { checkLink, follow } from '../core/links.ts';
import { keepLeftOffer, readLeftOffer } from './leftOffer.ts';

/** What a page with a contract in front of it adds to its platform. */
export interface ContractEnv extends Env {
  /** What is at the address of a document; see `shared/platform/inspectDocument.ts`. */
  lookAt(url: string): Promise<DocumentInspection>;
}

/**
 * What has to be said of the contract: it is on its way, or for longer than anybody waits (`late`); whether the frame
 * shows it cannot be known (`unsure`); no frame shows it (`apart`); it is not there (`missing`).
 */
export type ContractNote = 'waiting' | 'late' | 'unsure' | 'apart' | 'missing';

/** The contract that stands before the offer, until it is agreed to. */
export interface FirstContractView {
  /** Its address, where a frame may show it. */
  readonly frameUrl: string | undefined;
  /** Undefined where it was shown. */
  readonly note: ContractNote | undefined;
  /** It was shown, or the borrower has opened it by itself. */
  readonly isReadable: boolean;
}

/** The contract that a borrower has to agree to before they see an offer. */
export interface FirstContract {
  readonly $view: ReadableAtom<FirstContractView | undefined>;
  /** Shows the contract of an offer, unless these very terms were agreed to. An empty address is none. */
  show(url: string, terms: string): void;
  /** The frame has loaded. That says something only of a document that is known to be there and to be framed. */
  arrive(): void;
  /** Opens the contract by itself, in place of the page, and says so where its address is not safe to open, or no app is there for it. */
  openApart(): void;
  /** Looks again for a contract that was not there. */
  retry(): void;
  agree(): void;
  /** The terms whose contract was agreed to; undefined before that. */
  agreedTerms(): string | undefined;
}

// A document that has not come by then may come never.
const LATE_MS = 8000;

/** The model of the contract in front of an offer. */
export const firstContract = (env: ContractEnv): FirstContract => {
  const $view = atom<FirstContractView | undefined>();
  let shown = { url: '', terms: '' };
  let agreedTerms = parseText(readLeftOffer(env.store)['agreedTerms']) || undefined;
  let looks = 0;
  let stopWaiting = (): void => {};

  const change = (changes: Partial<FirstContractView>): void => {
    const view = $view.get();
    if (view) $view.set({ ...view, ...changes });
  };

  const find = async (url: string): Promise<void> => {
    looks += 1;
    const asked = looks;
    stopWaiting();
    stopWaiting = env.clock.after(LATE_MS, () => $view.get()?.note === 'waiting' && change({ note: 'late' }));
    const look = await env.lookAt(url);
    if (asked !== looks) return;
    if (look === 'html') change({ frameUrl: url });
    else if (look === 'unsure') change({ frameUrl: url, note: 'unsure' });
    else if (look === 'apart') change({ note: 'apart' });
    else change({ note: 'missing', isReadable: false });
  };

  /** The address as a frame may be given it. */
  const framable = (): string | undefined => {
    const link = checkLink(env, shown.url);
    // A page that came safely shows nothing in a frame that did not, and no page an app's address.
    const isShowable =
      link?.kind === 'web' && (link.url.startsWith('https:') || env.navigator.origin.startsWith('http:'));
    return isShowable ? link.url : undefined;
  };

  const begin = (): void => {
    const url = framable();
    const isReadable = readLeftOffer(env.store)['terms'] === shown.terms;
    $view.set({ frameUrl: undefined, note: url ? 'waiting' : 'apart', isReadable });
    if (url) void find(url);
  };

  const end = (): void => {
    looks += 1;
    stopWaiting();
    $view.set(undefined);
  };

  // Nothing is opened before it is known whether it is there, unless that takes too long.
  const canOpen = ({ note, frameUrl }: FirstContractView): boolean =>
    note !== 'missing' && (note !== 'waiting' || !!frameUrl);

  return {
    $view,
    show: (url, terms) => {
      // An address may carry a token that is new with every answer: the contract being read stays where it is.
      const isSame = terms === shown.terms && !url === !shown.url;
      shown = { url, terms };
      if (isSame) return;
      if (!url || terms === agreedTerms) end();
      else begin();
    },
    arrive: () => {
      const view = $view.get();
      if (view?.frameUrl && /waiting|late/.test(view.note ?? '')) change({ note: undefined, isReadable: true });
    },
    openApart: () => {
      const view = $view.get();
      // What is not safe to open, or what no app opens, was not read, and so can never be agreed to.
      if (!view || !canOpen(view) || follow(env, shown.url) === 'refused') return;
      change({ isReadable: true });
      // The borrower comes back to a page that most webviews load anew.
      keepLeftOffer(env.store, { terms: shown.terms });
    },
    retry: () => {
      if ($view.get()?.note === 'missing') begin();
    },
    agree: () => {
      if (!$view.get()?.isReadable) return;
      agreedTerms = shown.terms;
      end();
    },
    agreedTerms: () => agreedTerms,
  };
};
