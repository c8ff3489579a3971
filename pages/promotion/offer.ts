import { atom, type ReadableAtom } from 'nanostores';
import { type LandingTemplate, readLandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import { wordsOfFailure } from '../../shared/api/outcome.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';

import { text } from './messages.ts';

/**
 * The offer of the page; `unnamed` if the address names none, `missing` if it was refused or could not be read. The form works without an offer,
 * because the service checks each call separately.
 */
export type OfferView =
  | { readonly kind: 'loading' | 'unnamed' }
  | { readonly kind: 'ready'; readonly template: LandingTemplate }
  | { readonly kind: 'missing'; readonly message: Words; readonly isRefused: boolean };

/** The offer of a landing page. */
export interface Offer {
  readonly $view: ReadableAtom<OfferView>;
  template(): Partial<LandingTemplate>;
  read(): Promise<void>;
  /** The banner's picture failed to load: the offer is shown like one without a picture. */
  loseBanner(): void;
}

/** The lender's content of the page, as far as it is known. */
export const templateOf = (view: OfferView): Partial<LandingTemplate> => (view.kind === 'ready' ? view.template : {});

/** Reads the offer of the landing page that the address names. */
export const offerOf = (env: Env, templateId: string | undefined): Offer => {
  const $view = atom<OfferView>({ kind: 'loading' });
  let isReading = false;
  return {
    $view,
    template: () => templateOf($view.get()),
    loseBanner: () => {
      const view = $view.get();
      if (view.kind === 'ready') $view.set({ ...view, template: { ...view.template, banner: '' } });
    },
    read: async () => {
      if (!templateId) return $view.set({ kind: 'unnamed' });
      if (isReading) return;
      isReading = true;
      const outcome = await env.call(readLandingTemplate, { id: templateId });
      isReading = false;
      if (outcome.kind === 'ok') $view.set({ kind: 'ready', template: outcome.data });
      else {
        const isRefused = outcome.kind === 'refused';
        const message = wordsOfFailure(outcome) || (isRefused ? commonText.failed : text.noTemplate);
        $view.set({ kind: 'missing', message, isRefused });
      }
    },
  };
};
