import { expect, it } from 'vitest';
import { hostFiles } from './hostFiles.ts';
import { headersOfAll } from './hostHeaders.ts';

const fileOf = (name: string): string => hostFiles(['', 'repay']).find(({ path }) => path === name)?.content ?? '';

it('both files name every header, with the same values', () => {
  for (const [name, value] of Object.entries(headersOfAll)) {
    expect(fileOf('_headers')).toContain(`\n  ${name}: ${value}\n`);
    expect(fileOf('_nginx.conf').split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
  }
});

it('pages are kept for minutes at every form of their address, texts for good', () => {
  for (const path of ['/', '/repay', '/repay/']) {
    expect(fileOf('_headers')).toContain(`\n${path}\n  Cache-Control: public, max-age=300\n`);
  }
  expect(fileOf('_headers')).toContain('\n/texts/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});
