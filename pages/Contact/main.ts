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

/** Each field's check: the name of its problem, or '' where there is none. */
const checks: { readonly [name: string]: (value: string) => string } = {
  name: required,
  phone: requiredDigits,
  message: requiredShort,
};

/** Checks a field and shows its problem below it. @returns whether it is valid. */
const check = (name: string): boolean => {
  const control = controlOf(name);
  const problem = checks[name]?.(control.value) ?? '';
  control.setAttribute('aria-invalid', String(!!problem));
  for (const said of document.querySelectorAll<HTMLElement>(`#${name}-hint [data-problem]`))
    said.hidden = said.getAttribute('data-problem') !== problem;
  return !problem;
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
  // A problem appears only when the form is sent, and goes as soon as it is corrected.
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
