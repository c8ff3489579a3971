import { createHash } from 'node:crypto';
import type { Brand } from '../../shared/brand/brand.ts';
import { type LicenceFact, licenceFacts } from '../../shared/features/core/Licence/licenceFacts.ts';
import type { Message } from '../../shared/i18n/messages.ts';
import { escapeHtml } from './html.ts';
import { allTexts } from './readMessages.ts';

/** The parts of a lender's licence on pages that load it late: the HTML in their documents, and the file of each language. */
interface LicenceParts {
  readonly html: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

const footer = (attributes: string, content: string): string =>
  `<footer class="page small"${attributes}>${content}</footer>`;

// The name and the numbers of a lender for the document, with the hash of the files.
const licenceHtml = (brand: Brand, hash: string): string => {
  const facts = licenceFacts(brand);
  return facts ? footer(` id="${hash}"`, facts.plain.map(escapeHtml).join('<br>')) : '';
};

// The length up to which a word fits beside a value on a screen of 320 px with doubled text.
const WHOLE_UP_TO = 10;

// The cells have a fixed share of the table's width, and break any word that does not fit.
const inWholeWords = (label: string): string =>
  label
    .split(' ')
    .map((word) =>
      word.length > 1 && word.length <= WHOLE_UP_TO ? `<nobr>${escapeHtml(word)}</nobr>` : escapeHtml(word),
    )
    .join(' ');

/** The complete licence in a language, in elements for which every page has styles; see `Licence.tsx` for that of static pages. */
export const licenceFileIn = async (language: string, brand: Brand): Promise<string> => {
  const facts = licenceFacts(brand);
  if (!facts) return '';
  const { lines } = facts;
  if (lines) {
    const own = (lines[language] ?? facts.plain).map(escapeHtml).join('<br>');
    return `<!doctype html><meta charset="utf-8"><title></title>${footer('', own)}`;
  }
  const texts = await allTexts(language, { brand });
  const textOf = ({ id, text }: Message): string => texts[id] ?? text;
  const rowOf = ({ label, value, href }: LicenceFact): string => {
    const shown = escapeHtml(value);
    const cell = href ? `<a class="line" href="${escapeHtml(href)}">${shown}</a>` : shown;
    return `<tr><td class="muted" width="40%">${label ? inWholeWords(textOf(label)) : ''}</td><td>${cell}</td></tr>`;
  };
  const table = (rows: readonly LicenceFact[]): string =>
    `<table width="100%" cellspacing="0">${rows.map(rowOf).join('')}</table>`;
  const content = [
    `<strong>${escapeHtml(facts.plain[0] ?? '')}</strong>`,
    table(facts.first),
    `<details><summary class="line accent">${escapeHtml(textOf(facts.more))} <span aria-hidden="true">+</span></summary>${table(facts.rest)}</details>`,
  ];
  return `<!doctype html><meta charset="utf-8"><title></title>${footer('', content.join(''))}`;
};

/** The licence of a brand for its pages. */
export const licenceParts = async (brand: Brand): Promise<LicenceParts> => {
  if (!brand.disclosures) return { html: '', files: [] };
  const contents = await Promise.all(brand.languages.map((language) => licenceFileIn(language, brand)));
  // Also used as the id of an element, which should begin with a letter.
  const hash = `v${createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 8)}`;
  const files = brand.languages.map((language, at) => ({
    path: `/texts/licence.${hash}.${language}.html`,
    content: contents[at] ?? '',
  }));
  return { html: licenceHtml(brand, hash), files };
};
