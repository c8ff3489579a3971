import type { Cents } from '../../shared/domain/money.ts';
import type { Client } from '../../shared/domain/terms.ts';
import { controlOf, showOnly, validateForm } from '../../shared/features/publicSite/staticForm.ts';
import { lateCost, readDays, readUnpaid, type Typed } from './lateCost.ts';

const each = (selector: string, run: (element: HTMLElement) => void): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) run(element);
};

const fields = { amount: readUnpaid, days: readDays } as const;
type Field = keyof typeof fields;

const numberOf = (field: Field): number => {
  const typed = fields[field](controlOf(field).value);
  return typed.kind === 'number' ? typed.value : Number.NaN;
};

const problemOf = (typed: Typed): string => (typed.kind === 'number' ? '' : typed.kind);

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

/** Runs the calculator of late charges. The typed figures always stay in the form. */
export const startCalculator = (): void =>
  validateForm(
    { amount: (value) => problemOf(readUnpaid(value)), days: (value) => problemOf(readDays(value)) },
    { onSubmit: () => show(numberOf('amount'), numberOf('days')) },
  );
