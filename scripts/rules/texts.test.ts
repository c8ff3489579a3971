import { expect, it } from 'vitest';
import { wrongsInTexts } from './texts.ts';

const withT = "import { applyLanguage, t } from '../../shared/i18n/t.ts';\n";

it.each([
  ['pages/repay/model.ts', `${withT}env.toast(t(text.sent));`, 'resolves a text'],
  ['pages/repay/model.ts', 'env.toast(text.sent.text);', 'reads the text of a message'],
  ['pages/repay/Repay.tsx', '  <p>{t(text[status])}</p>', 'takes a text by a key'],
  ['pages/repay/Repay.tsx', 'const rows = [\n  t(text.sent),\n];\n', 'when it is loaded'],
  ['pages/repay/Repay.tsx', 'export const label = t(text.sent);\n', 'when it is loaded'],
])('%s with `%s` is refused', (file, code, reason) => {
  expect(wrongsInTexts(file, code)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  ['pages/repay/model.ts', 'env.toast(outcome.message || text.sent);'],
  [
    'pages/repay/model.ts',
    "import { parse } from '../../shared/api/parse.ts';\nconst said = withValues(text.sent, { at });",
  ],
  [
    'pages/repay/Repay.tsx',
    `${withT}const words = { fresh: text.fresh };\nconst rowsOf = (at: number) => [\n  t(text.sent, { at }),\n];\n`,
  ],
  [
    'pages/repay/Repay.tsx',
    `${withT}export function Repay() {\n  const label = t(text.sent);\n  return <h1>{label}</h1>;\n}\n`,
  ],
])('%s with `%s` passes', (file, code) => {
  expect(wrongsInTexts(file, code)).toEqual([]);
});
