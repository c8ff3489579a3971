import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

it('reads how a sandbox is set up from the environment, and allows no other origin unless it says so', () => {
  expect(readOptions({})).toEqual({ pagesPath: '', allowedOrigins: [] });
  expect(
    readOptions({
      DATABASE_URL: 'file:a.db',
      SANDBOX_ORIGIN: 'https://loans.example',
      SANDBOX_ALLOWED_ORIGINS: 'https://pages.example, http://localhost:4173',
      SANDBOX_STAFF_PASSWORD: 'given',
      BASE_PATH: 'app/',
    }),
  ).toEqual({
    databaseUrl: 'file:a.db',
    publicOrigin: 'https://loans.example',
    allowedOrigins: ['https://pages.example', 'http://localhost:4173'],
    staffPassword: 'given',
    pagesPath: '/app',
  });
});

it.each([
  '*',
  'null',
  'pages.example',
  'https://pages.example/',
  'https://pages.example/a',
  'https://a.example https://b.example',
])('takes no %j for an origin', (origin) => {
  expect(() => readOptions({ SANDBOX_ALLOWED_ORIGINS: origin })).toThrow('SANDBOX_ALLOWED_ORIGINS');
  expect(() => readOptions({ SANDBOX_ORIGIN: origin })).toThrow('SANDBOX_ORIGIN');
});

it.each(['nonsense://x', 'sandbox.db', 'file:', '/srv/sandbox.db', ':memory:'])(
  'takes no %j for a database',
  (DATABASE_URL) => {
    expect(() => readOptions({ DATABASE_URL })).toThrow('DATABASE_URL must be');
  },
);

it.each(['file:/', 'file:package.json'])('takes no %j, where something else is, for a database', (DATABASE_URL) => {
  expect(() => readOptions({ DATABASE_URL })).toThrow('which is no database');
});

it('makes no folder for a database outside of the project', () => {
  expect(readOptions({ DATABASE_URL: 'file:.sandbox/new/a.db' }).databaseUrl).toBe('file:.sandbox/new/a.db');
  expect(() => readOptions({ DATABASE_URL: 'file:///nowhere/at/all/a.db' })).toThrow('/nowhere/at/all');
});
