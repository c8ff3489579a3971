import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { email } from '../../shared/brand/current.ts';
import { controlOf, validateForm } from '../../shared/features/publicSite/staticForm.ts';
import { digitsOf } from '../../shared/lib/digits.ts';
import { DEFAULT_TOAST_MS, SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

let hide: ReturnType<typeof setTimeout> | undefined;

// An error is shown longer than a success.
const toasts = { incomplete: DEFAULT_TOAST_MS, done: SHORT_TOAST_MS } as const;

/** Shows one of the page's toasts, and hides the others; without an argument hides all. */
const showToast = (shown?: keyof typeof toasts): void => {
  for (const id of Object.keys(toasts)) byId(id).hidden = id !== shown;
  clearTimeout(hide);
  if (shown) hide = setTimeout(showToast, toasts[shown]);
};

const required = (value: string): string => (value.trim() ? '' : 'Empty');

// No further rule: a person reads it, and numbers are written in many ways.
const requiredDigits = (value: string): string => (digitsOf(value) ? '' : 'Empty');

// Addresses that are much longer do not reach every e-mail app.
const MAX_LETTERS = 1000;

const requiredShort = (value: string): string => required(value) || (value.length > MAX_LETTERS ? 'Long' : '');

/** A `mailto:` address with the typed text as subject and body. */
const mailOf = (address: string, typed: { readonly name: string; readonly phone: string; readonly message: string }) =>
  `mailto:${address}?subject=${encodeURIComponent(typed.name)}&body=${encodeURIComponent(
    `${typed.message}\n\n${typed.name}\n${typed.phone}`,
  )}`;

const trimmedValue = (name: string): string => controlOf(name).value.trim();

/**
 * Starts the contact form: it reports missing fields, or passes the message to the person's own e-mail app. It makes no call, and the typed text
 * stays in the form.
 */
const startContactForm = (address: string): void => {
  // The link contains the text at the moment of sending: after a change it would send something else.
  document.addEventListener('input', () => {
    byId('ready').hidden = true;
  });
  const prepare = (): void => {
    const [name, phone, message] = [trimmedValue('name'), trimmedValue('phone'), trimmedValue('message')];
    (byId('mail') as HTMLAnchorElement).href = mailOf(address, { name, phone, message });
  };
  // What a phone fills in may come without an event.
  document.addEventListener('click', prepare, true);
  validateForm(
    { name: required, phone: requiredDigits, message: requiredShort },
    {
      onWrong: () => showToast('incomplete'),
      onSubmit: () => {
        byId('ready').hidden = false;
        showToast('done');
        prepare();
        byId('ready').focus();
      },
    },
  );
};

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);
startContactForm(email);
