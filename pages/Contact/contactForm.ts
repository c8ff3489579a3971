import { controlOf, watchForm } from '../../shared/features/publicSite/StaticField/tellProblem.ts';
import { DEFAULT_TOAST_MS, SHORT_TOAST_MS } from '../../shared/platform/toastTimes.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

let hide: ReturnType<typeof setTimeout> | undefined;

// An error stands longer than a success.
const toasts = { incomplete: DEFAULT_TOAST_MS, done: SHORT_TOAST_MS } as const;

/** Shows one of the page's toasts; none where nothing is given. */
const showToast = (shown?: keyof typeof toasts): void => {
  for (const id of Object.keys(toasts)) byId(id).hidden = id !== shown;
  clearTimeout(hide);
  if (shown) hide = setTimeout(showToast, toasts[shown]);
};

// No more than that, of the phone too: a person reads it, and numbers are written in many ways.
const needed = (value: string): string => (value.trim() ? '' : 'Empty');

/** The address of an e-mail that holds what was typed. */
const mailOf = (address: string, typed: { readonly name: string; readonly phone: string; readonly message: string }) =>
  `mailto:${address}?subject=${encodeURIComponent(typed.name)}&body=${encodeURIComponent(
    `${typed.message}\n\n${typed.name}\n${typed.phone}`,
  )}`;

const textOf = (name: string): string => controlOf(name).value.trim();

/**
 * The contact form: says what is missing, and else hands the message to the person's own e-mail. It makes no call,
 * and what was typed stays where it is.
 */
export const startContactForm = (address: string): void => {
  // The link holds what stood there when it was made: once that is changed, it would send something else.
  document.addEventListener('input', () => {
    byId('ready').hidden = true;
  });
  watchForm(
    { name: needed, phone: needed, message: needed },
    {
      onWrong: () => showToast('incomplete'),
      onSubmit: () => {
        byId('ready').hidden = false;
        showToast('done');
        const [name, phone, message] = [textOf('name'), textOf('phone'), textOf('message')];
        (byId('mail') as HTMLAnchorElement).href = mailOf(address, { name, phone, message });
        byId('ready').focus();
      },
    },
  );
};
