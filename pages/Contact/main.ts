import '../../styles/page.scss';
import { startStaticPage } from '../../shared/app/startStaticPage.ts';
import { email } from '../../shared/brand/current.ts';
import { digitsOf } from '../../shared/lib/digits.ts';
import { DEFAULT_TOAST_MS, SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const controlOf = (name: string) => byId(name) as HTMLInputElement | HTMLTextAreaElement;

let hide: ReturnType<typeof setTimeout> | undefined;

// An error is shown longer than a success.
const toasts = { incomplete: DEFAULT_TOAST_MS, done: SHORT_TOAST_MS } as const;

/** Shows one of the page's toasts, and hides the others; without an argument hides all. */
const showToast = (shown?: keyof typeof toasts): void => {
  for (const id of Object.keys(toasts)) byId(id).hidden = id !== shown;
  clearTimeout(hide);
  if (shown) hide = setTimeout(showToast, toasts[shown]);
};

const isWritten = (value: string): boolean => value.trim() !== '';

// No further rule: a person reads it, and numbers are written in many ways.
const hasDigits = (value: string): boolean => digitsOf(value) !== '';

/** A `mailto:` address with the typed text as subject and body. */
const mailOf = (address: string, typed: { readonly name: string; readonly phone: string; readonly message: string }) =>
  `mailto:${address}?subject=${encodeURIComponent(typed.name)}&body=${encodeURIComponent(
    `${typed.message}\n\n${typed.name}\n${typed.phone}`,
  )}`;

/** Whether the value of each field is valid. */
const checks: { readonly [name: string]: (value: string) => boolean } = {
  name: isWritten,
  phone: hasDigits,
  message: isWritten,
};

/** Checks a field and marks it. @returns whether it is valid. */
const check = (name: string): boolean => {
  const control = controlOf(name);
  const isValid = checks[name]?.(control.value) ?? true;
  control.setAttribute('aria-invalid', String(!isValid));
  return isValid;
};

const trimmedValue = (name: string): string => controlOf(name).value.trim();

// Writes the link from what is typed at that moment.
const prepare = (): void => {
  const [name, phone, message] = [trimmedValue('name'), trimmedValue('phone'), trimmedValue('message')];
  (byId('mail') as HTMLAnchorElement).href = mailOf(email, { name, phone, message });
};

startStaticPage(import.meta.env.DEV ? () => import('./document.tsx') : undefined);

// The form makes no call: it passes the message to the person's own e-mail app. What is typed stays in it.
document.addEventListener('input', ({ target }) => {
  // After a change the link would send something else.
  byId('ready').hidden = true;
  const { id } = target as HTMLElement;
  // A mark appears only when the form is sent, and goes as soon as the field is corrected.
  if (id in checks && controlOf(id).getAttribute('aria-invalid') === 'true') check(id);
});
// What a phone fills in may come without an event.
document.addEventListener('click', prepare, true);
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const [wrong] = Object.keys(checks).filter((name) => !check(name));
  if (wrong) {
    showToast('incomplete');
    controlOf(wrong).focus();
    return;
  }
  byId('ready').hidden = false;
  showToast('done');
  prepare();
  byId('ready').focus();
});
