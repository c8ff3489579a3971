import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { callNames } from '../../../shared/api/allEndpoints.ts';
import { endpointsWithoutScreen } from '../../../shared/api/endpointsWithoutScreen.ts';
import type { OpenApi } from '../openapi/document.ts';
import { readOpenApi } from '../openapi/file.ts';
import { referencePage } from './referencePage.ts';

const page = referencePage(readOpenApi());

describe('The reference as a page', () => {
  it('has a part for every call, to which its contents lead', () => {
    const lacking = callNames.filter(
      (name) => !page.includes(`<section id="${name}">`) || !page.includes(`<a href="#${name}">`),
    );
    expect(lacking, 'Calls that "npm run reference" has not written into openapi.json').toEqual([]);
  });

  it('lists what only the native app calls', () => {
    for (const path of Object.values(endpointsWithoutScreen)) expect(page).toContain(`<code>${path}</code>`);
  });

  it('shows what a field means, its unit, that it is required, and what is lost without it', () => {
    expect(page).toContain('<strong>repayAmount</strong><small>integer or string, cents</small><em>required</em>');
    expect(page).toContain(
      'What is due now. A whole number of cents, or its digits as text. Without it nothing of the answer',
    );
    expect(page).toContain('Without it this entry of the list is left out.');
  });

  it('needs no script and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<link rel="stylesheet"|\ssrc=|@import|url\(/);
    expect([...page.matchAll(/href="([^"]*)"/g)].filter(([, to = '']) => !/^(#|data:,)/.test(to))).toEqual([]);
  });

  // Validates the whole reference, which takes longer on a busy machine.
  it('is HTML without mistakes', { timeout: 30_000 }, async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'long-title': 'off', 'doctype-style': 'off', 'no-trailing-whitespace': 'off' },
    });
    const { results } = await validate.validateString(page);
    expect(results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([]);
  });

  it('shows markup in a document as text', () => {
    const document = structuredClone(readOpenApi()) as OpenApi & { info: { title: string } };
    document.info.title = '<img src=x onerror=alert(1)>';
    expect(referencePage(document)).not.toContain('<img');
  });
});
