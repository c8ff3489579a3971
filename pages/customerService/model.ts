import { atom, type ReadableAtom } from 'nanostores';
import { type ContactInfo, readContactInfo } from '../../shared/api/endpoints/readContactInfo.ts';
import { type Outcome, wordsOfFailure } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { whatsapp } from '../../shared/brand/current.ts';
import { openPage } from '../../shared/features/core/appActions.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { copyCode } from '../../shared/features/core/copyCode.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { whatsAppOf } from '../../shared/lib/phone.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';

/** The service's contact details: loading, present, or none. The brand's own are always shown beside them. */
export type ContactView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly contact: ContactInfo }
  | { readonly kind: 'none' };

/** The customer service page. */
export interface CustomerServiceModel extends ScreenModel {
  readonly $view: ReadableAtom<ContactView>;
  /** Reads the details again after a failure. */
  retry(): void;
  call(phone: string): void;
  openWhatsApp(): void;
  /** @returns whether the phone allowed it. */
  copy(value: string): Promise<boolean>;
  complain(): void;
  /** The address of this page in another language, which is passed on to every page that follows. */
  addressIn(language: string): string;
}

const viewOf = (outcome: Outcome<ContactInfo>): ContactView => {
  if (outcome.kind !== 'ok') return { kind: 'none' };
  const { phone, email } = outcome.data;
  return phone || email ? { kind: 'ready', contact: outcome.data } : { kind: 'none' };
};

/** The model of `/customerService`. */
export const createCustomerService = (env: CopyEnv): CustomerServiceModel => {
  const $view = atom<ContactView>({ kind: 'loading' });

  const read = async (): Promise<void> => {
    $view.set({ kind: 'loading' });
    const outcome = await env.call(readContactInfo, undefined);
    if (outcome.kind !== 'ok') env.toast(wordsOfFailure(outcome), SHORT_TOAST_MS);
    $view.set(viewOf(outcome));
  };

  return {
    $view,
    open: () => void read(),
    retry: () => {
      if ($view.get().kind === 'none') read();
    },
    call: (phone) => sendToApp(env, callPhone(phone)),
    openWhatsApp: () => sendToApp(env, openPage(whatsAppOf(whatsapp) ?? '')),
    copy: (value) => copyCode(env, value),
    complain: () => env.navigator.assign(addressOf(env.page, 'complaint')),
    addressIn: (lang) => addressOf({ ...env.page, lang }, 'customerService'),
  };
};
