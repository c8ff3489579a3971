import { en, type Texts } from './en.ts';
import { fil } from './fil.ts';

const byLanguage: ReadonlyMap<string, Texts> = new Map(Object.entries({ en, fil }));

/** Returns the texts of a language; the English ones if the sandbox does not have it. */
export const textsIn = (language: string | null | undefined): Texts => byLanguage.get(language ?? '') ?? en;

/** Returns the texts of the first language in Accept-Language that the sandbox has; browsers send the preferred one first. */
export function textsFor(request: Request): Texts {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((range) => range.trim().split(/[-;]/)[0]);
  return textsIn(wanted.find((language) => byLanguage.has(language ?? '')));
}

/** Adds the language to the URL of a sandbox page for borrowers, because the browser's Accept-Language may differ from the app's. */
export function addressIn(url: string, { language }: Texts): string {
  return language === en.language ? url : `${url}?lang=${language}`;
}

/** Formats cents for detail rows and pages of payment channels: 123456 is `₱1,234.56`. */
export function pesoText(cents: number): string {
  const pesos = Math.trunc(cents / 100).toLocaleString('en-US');
  return `₱${pesos}.${String(cents % 100).padStart(2, '0')}`;
}
