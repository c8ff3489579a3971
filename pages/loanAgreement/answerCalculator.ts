import type { Cents } from '../../shared/domain/money.ts';
import type { Client } from '../../shared/domain/terms.ts';
import { lateCost, readDays, readUnpaid, type Typed } from './lateCost.ts';

const each = (selector: string, run: (element: HTMLElement) => void): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) run(element);
};

/** Of elements that say what the value of `attribute` stands for, leaves the one that fits. */
const showOnly = (within: string, attribute: string, value: string): void =>
  each(`${within} [${attribute}]`, (element) => {
    element.hidden = element.getAttribute(attribute) !== value;
  });

const fields = { amount: readUnpaid, days: readDays } as const;
type Field = keyof typeof fields;

const inputOf = (field: Field): HTMLInputElement => document.getElementById(field) as HTMLInputElement;

const isBad = (field: Field): boolean => inputOf(field).getAttribute('aria-invalid') === 'true';

/** Reads a field, and says under it what is wrong, if anything. */
const check = (field: Field): Typed => {
  const input = inputOf(field);
  const typed = fields[field](input.value);
  const isGood = typed.kind === 'number';
  input.setAttribute('aria-invalid', String(!isGood));
  showOnly(`#${field}-hint`, 'data-problem', isGood ? '' : typed.kind);
  return typed;
};

const show = (unpaidCents: Cents, days: number): void => {
  const client = (document.querySelector('[name=client]:checked') as HTMLInputElement).value as Client;
  const shown = lateCost(unpaidCents, days, client);
  each('[data-out]', (element) => {
    element.textContent = shown[element.getAttribute('data-out') ?? ''] ?? '';
  });
  showOnly('#cost', 'data-client', client);
  showOnly('#cost', 'data-whose', 'own');
  document.getElementById('cost')?.scrollIntoView({ block: 'nearest' });
};

const answer = (): void => {
  const [amount, days] = [check('amount'), check('days')];
  if (amount.kind !== 'number') inputOf('amount').focus();
  else if (days.kind !== 'number') inputOf('days').focus();
  else show(amount.value, days.value);
};

/** Answers the calculator of what being late costs. What is typed stays, whatever comes of it. */
export const answerCalculator = (): void => {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
  // A word about a mistake goes as soon as it is mended, and comes only when the answer is asked for.
  document.addEventListener('input', ({ target }) => {
    const { id } = target as HTMLElement;
    if ((id === 'amount' || id === 'days') && isBad(id)) check(id);
  });
};
