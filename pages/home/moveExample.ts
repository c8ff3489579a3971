import { loanExample } from '../../shared/brand/current.ts';
import { loanExampleOf } from './loanExample.ts';

const slider = (name: string): HTMLInputElement | null => document.querySelector(`#example #${name}`);

const show = (): void => {
  const [amount, days] = [slider('amount'), slider('days')];
  if (!loanExample || !amount || !days) return;
  const shown = loanExampleOf(Number(amount.value), Number(days.value), loanExample);
  for (const place of document.querySelectorAll('#example [data-out]'))
    place.textContent = shown[place.getAttribute('data-out') ?? ''] ?? '';
  amount.setAttribute('aria-valuetext', shown['amount'] ?? '');
  days.setAttribute('aria-valuetext', shown['days'] ?? '');
};

/** Works the example of a loan out anew whenever its amount or its time is moved. */
export const moveExample = (): void => {
  // On the document, for the script may stand before the form.
  document.addEventListener('input', show);
  document.addEventListener('submit', (event) => event.preventDefault());
};
