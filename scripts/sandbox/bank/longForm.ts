import { say, type Words } from '../texts/texts.ts';
import type { FormItem, FormOption } from './formItem.ts';
import { usualForm } from './usualForm.ts';

const longOptions: readonly FormOption[] = Array.from({ length: 24 }, (_, index) => ({
  name: `Sample Cooperative and Rural Development Bank of the Northern and Western Visayas, branch ${index + 1}`,
  type: `SL${index + 1}`,
}));

const oneWord: FormOption = {
  name: 'SampleBankWhoseNameIsOneWordThatIsWiderThanTheScreenOfAnyPhoneOnThisMarket',
  type: 'SL99',
};

function lengthen(item: FormItem): FormItem {
  const title: Words = (texts) =>
    `${say(item.title, texts)}, exactly as it stands on the latest statement that your bank has sent to you`;
  const placeholder: Words = (texts) =>
    `${say(item.placeholder, texts)}, without any spaces and without the letters in front of the number`;
  if (item.role !== 'bank') return { ...item, title, placeholder };
  return { ...item, title, placeholder, options: [...(item.options ?? []), ...longOptions, oneWord] };
}

const references: readonly FormItem[] = Array.from({ length: 8 }, (_, index) => ({
  code: `reference${index + 1}`,
  kind: 'text',
  title: `Reference number ${index + 1} of the remittance (optional)`,
  placeholder: 'Digits only',
  cardType: '0',
}));

/** A form with more items than a screen holds, and every text as long as it may come. */
export const longForm: readonly FormItem[] = [...usualForm.map(lengthen), ...references];
