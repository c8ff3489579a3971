import { atom, type ReadableAtom } from 'nanostores';
import { parseText } from '../../api/parse.ts';
import type { Env } from '../../platform/env.ts';
import type { DocumentInspection } from '../../platform/inspectDocument.ts';
import { checkLink, follow } from '../core/links.ts';
import { readOfferDraft, updateOfferDraft } from './confirmation.ts';

/** The platform of a page with a contract to accept first. */
export interface ContractEnv extends Env {
  /** Inspects the document at an address; see `shared/platform/inspectDocument.ts`. */
  inspect(url: string): Promise<DocumentInspection>;
}

/**
 * The notice about the contract: it is loading (`waiting`); it has to be opened separately, because no frame shows it, nobody knows whether one does, or
 * it has been loading for too long (`apart`); it was not found (`missing`).
 */
export type ContractNote = 'waiting' | 'apart' | 'missing';

/** The contract that is shown before the offer, until the borrower accepts it. */
export interface FirstContractView {
  /** Its address, if it may be shown in a frame. */
  readonly frameUrl: string | undefined;
  /** Undefined once it was shown. */
  readonly note: ContractNote | undefined;
  /** Whether it was shown, or the borrower has opened it separately. */
  readonly isReadable: boolean;
}

/** The contract that a borrower has to accept before they see an offer. */
export interface FirstContract {
  readonly $view: ReadableAtom<FirstContractView | undefined>;
  /** Shows the contract of an offer, unless the same terms were accepted already. An empty address means that there is no contract. */
  show(url: string, terms: string): void;
  /** The frame has loaded. This counts only for a document that is known to exist and to allow framing. */
  arrive(): void;
  /** Opens the contract separately, in place of the page. Says so if its address is not safe to open, or if no app is there to open it. */
  openApart(): void;
  /** Tries again to load a contract that was not found. */
  retry(): void;
  agree(): void;
}

// A document that has not loaded by then may never load.
const LATE_MS = 8000;

/** The model of the contract in front of an offer. */
export const firstContract = (env: ContractEnv): FirstContract => {
  const $view = atom<FirstContractView | undefined>();
  let shown = { url: '', terms: '' };
  let agreedTerms = parseText(readOfferDraft(env.store)['agreedTerms']) || undefined;
  let inspections = 0;
  // Whether it is known that a frame shows it once it has loaded.
  let isFramable = false;
  let stopWaiting = (): void => {};

  const change = (changes: Partial<FirstContractView>): void => {
    const view = $view.get();
    if (view) $view.set({ ...view, ...changes });
  };

  const load = async (url: string): Promise<void> => {
    inspections += 1;
    const id = inspections;
    isFramable = false;
    stopWaiting();
    stopWaiting = env.clock.after(LATE_MS, () => $view.get()?.note === 'waiting' && change({ note: 'apart' }));
    const inspection = await env.inspect(url);
    if (id !== inspections) return;
    isFramable = inspection === 'html';
    if (isFramable) change({ frameUrl: url });
    else if (inspection === 'unsure') change({ frameUrl: url, note: 'apart' });
    else if (inspection === 'apart') change({ note: 'apart' });
    else change({ note: 'missing', isReadable: false });
  };

  /** The address, if it may be loaded in a frame. */
  const framable = (): string | undefined => {
    const link = checkLink(env, shown.url);
    // A page loaded over https cannot frame an http document, and no page can frame an address of an app.
    const isShowable =
      link?.kind === 'web' && (link.url.startsWith('https:') || env.navigator.origin.startsWith('http:'));
    return isShowable ? link.url : undefined;
  };

  const start = (): void => {
    const url = framable();
    const isReadable = readOfferDraft(env.store)['terms'] === shown.terms;
    $view.set({ frameUrl: undefined, note: url ? 'waiting' : 'apart', isReadable });
    if (url) void load(url);
  };

  const close = (): void => {
    inspections += 1;
    stopWaiting();
    $view.set(undefined);
  };

  // The contract cannot be opened before it is known to exist, unless that takes too long.
  const canOpen = ({ note, frameUrl }: FirstContractView): boolean =>
    note !== 'missing' && (note !== 'waiting' || !!frameUrl);

  return {
    $view,
    show: (url, terms) => {
      // An address may contain a token that changes with each response: the contract that is being read is not reloaded.
      const isSame = terms === shown.terms && !url === !shown.url;
      shown = { url, terms };
      if (isSame) return;
      if (!url || terms === agreedTerms) close();
      else start();
    },
    arrive: () => {
      if (isFramable && $view.get()?.frameUrl) change({ note: undefined, isReadable: true });
    },
    openApart: () => {
      const view = $view.get();
      // A contract that is not safe to open, or that no app opens, was not read and can therefore not be accepted.
      if (!view || !canOpen(view) || follow(env, shown.url) === 'refused') return;
      change({ isReadable: true });
      // Most webviews reload the page when the borrower comes back.
      updateOfferDraft(env.store, { terms: shown.terms });
    },
    retry: () => {
      if ($view.get()?.note === 'missing') start();
    },
    agree: () => {
      if (!$view.get()?.isReadable) return;
      agreedTerms = shown.terms;
      // Without a user id it would be unknown who had accepted it.
      if (env.page.session.userId) updateOfferDraft(env.store, { agreedTerms });
      close();
    },
  };
};
