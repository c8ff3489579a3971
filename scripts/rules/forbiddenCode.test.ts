import { expect, it } from 'vitest';
import { forbiddenIn } from './forbiddenCode.ts';

const withT = "import { applyLanguage, t } from '../../shared/i18n/t.ts';\n";

it.each([
  ['pages/repay/model.ts', 'const day = localStorage.day;', 'uses a storage'],
  ['pages/repay/model.ts', 'window.location.assign(to);', 'uses the address'],
  ['pages/repay/model.ts', "defineMessages('repay', {});", 'defines texts'],
  ['pages/repay/model.ts', `${withT}env.toast(t(text.sent));`, 'resolves a text'],
  ['pages/repay/model.ts', 'env.toast(text.sent.text);', 'reads the text of a message'],
  ['pages/repay/Repay.tsx', 'const view = model.$view.get();', 'reads a store'],
  ['pages/repay/Repay.tsx', "document.querySelector('h1')", 'searches the document'],
  ['pages/repay/Repay.tsx', '  <p>{t(text[status])}</p>', 'looks a text up'],
  ['pages/repay/Repay.tsx', 'const rows = [\n  t(text.sent),\n];\n', 'when it is loaded'],
])('%s may not hold `%s`', (file, code, message) => {
  expect(forbiddenIn(file, code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  [
    'pages/repay/model.ts',
    "import { parse } from './parse.ts';\n// localStorage\nconst said = withValues(text.sent, { at });",
  ],
  [
    'pages/repay/Repay.tsx',
    `${withT}const words = { fresh: text.fresh };\nconst rowsOf = (at: number) => [\n  t(text.sent),\n];\n`,
  ],
  [
    'pages/repay/Repay.tsx',
    `${withT}export function Repay() {\n  const label = t(text.sent);\n  return <h1>{label}</h1>;\n}\n`,
  ],
])('%s may hold `%s`', (file, code) => {
  expect(forbiddenIn(file, code)).toEqual([]);
});
