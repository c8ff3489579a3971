import { DEFAULT_TOAST_MS, SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

let hide: ReturnType<typeof setTimeout> | undefined;

const toasts = ['incomplete', 'done'] as const;

/** Shows one of the page's toasts; none where nothing is given. */
const showToast = (shown?: (typeof toasts)[number]): void => {
  for (const id of toasts) byId(id).hidden = id !== shown;
  clearTimeout(hide);
  if (shown) hide = setTimeout(showToast, shown === 'done' ? SHORT_TOAST_MS : DEFAULT_TOAST_MS);
};

/** The address of an e-mail that holds what was typed. */
export const mailOf = (
  address: string,
  typed: { readonly name: string; readonly phone: string; readonly message: string },
) =>
  `mailto:${address}?subject=${encodeURIComponent(typed.name)}&body=${encodeURIComponent(
    `${typed.message}\n\n${typed.name}\n${typed.phone}`,
  )}`;

/**
 * The contact form: asks for what is missing, and else hands the message to the person's own e-mail. It makes no call,
 * and what was typed stays where it is.
 */
export const startContactForm = (address: string): void => {
  // On the document, for the script may stand before the form.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...byId('contact').querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const [name = '', phone = '', message = ''] = fields.map(({ value }) => value.trim());
    const missing = fields.find(({ value }) => !value.trim());
    for (const field of fields) field.setAttribute('aria-invalid', String(!field.value.trim()));
    byId('ready').hidden = !!missing;
    showToast(missing ? 'incomplete' : 'done');
    if (missing) return missing.focus();
    (byId('mail') as HTMLAnchorElement).href = mailOf(address, { name, phone, message });
    byId('ready').focus();
  });
};
