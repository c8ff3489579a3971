import { atom, type ReadableAtom } from 'nanostores';
import type { Env } from '../../app/env.ts';
import { hosts, scheme } from '../../brand/current.ts';
import { safeUrl } from '../../navigation/safeUrl.ts';
import { follow } from '../links.ts';

/**
 * The contract that stands before the offer, until it is agreed to. `frameUrl` is its address where a frame may show it.
 * `isReadable`: something came into the frame, or the borrower has opened it by itself.
 */
export interface FirstContractView {
  readonly frameUrl: string | undefined;
  readonly isReadable: boolean;
}

/** The contract that a borrower has to agree to before they see an offer. */
export interface FirstContract {
  readonly $view: ReadableAtom<FirstContractView | undefined>;
  /** Shows the contract of an offer, unless these very terms were agreed to. An empty address is none. */
  show(url: string, terms: string): void;
  /** The frame has loaded. A frame that was blocked says the same, so there is always the other way to read it. */
  arrive(): void;
  /** Opens the contract by itself, in place of the page, and says so where its address is not safe to open. */
  openApart(): void;
  agree(): void;
}

/** The model of the contract in front of an offer. */
export const firstContract = (env: Env): FirstContract => {
  const $view = atom<FirstContractView | undefined>();
  let shown = { url: '', terms: '' };
  let agreedTerms: string | undefined;

  const judge = ({ url, terms }: typeof shown): FirstContractView | undefined => {
    if (!url || terms === agreedTerms) return undefined;
    const { origin } = env.places;
    const link = safeUrl(url, origin, { hosts, scheme });
    // A page that came safely shows nothing in a frame that did not, and no page an app's address.
    const isShowable = link?.kind === 'web' && (link.url.startsWith('https:') || origin.startsWith('http:'));
    return { frameUrl: isShowable ? link.url : undefined, isReadable: env.store.read('contractRead') === terms };
  };

  const arrive = (): void => {
    const view = $view.get();
    if (view) $view.set({ ...view, isReadable: true });
  };

  return {
    $view,
    show: (url, terms) => {
      // An address may carry a token that is new with every answer: the contract being read stays where it is.
      const isSame = terms === shown.terms && !url === !shown.url;
      shown = { url, terms };
      if (!isSame) $view.set(judge(shown));
    },
    arrive,
    openApart: () => {
      // What is not safe to open was not read, and so can never be agreed to.
      if (follow(env, shown.url) === 'refused') return;
      arrive();
      // The borrower comes back to a page that most webviews load anew.
      env.store.write('contractRead', shown.terms);
    },
    agree: () => {
      if (!$view.get()?.isReadable) return;
      agreedTerms = shown.terms;
      $view.set(undefined);
    },
  };
};
