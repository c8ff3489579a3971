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

/** Recalculates the example of a loan whenever the amount or the term is changed. */
export const moveExample = (): void => {
  // The listener is on the document, because the script may precede the form.
  document.addEventListener('input', show);
  document.addEventListener('submit', (event) => event.preventDefault());
};
