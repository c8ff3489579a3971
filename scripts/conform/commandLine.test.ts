import { describe, expect, it } from 'vitest';
import { readArguments } from './commandLine.ts';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

describe('The command line', () => {
  it('takes an address alone: every call that reads, as text, with a minute for each', () => {
    expect(read('https://my.api/v1/')).toEqual({
      kind: 'conform',
      base: 'https://my.api/v1',
      accountFile: undefined,
      only: [],
      asksWrites: false,
      format: 'text',
      outFile: undefined,
      brand: undefined,
      origin: undefined,
      limitMs: 60_000,
    });
  });

  it('takes every option', () => {
    const line =
      'https://my.api --account a.json --only readOrder,listComplaints --write --format junit --out r.xml --brand ph --origin https://p.example --timeout 2.5';
    expect(read(line)).toMatchObject({
      accountFile: 'a.json',
      only: ['readOrder', 'listComplaints'],
      asksWrites: true,
      format: 'junit',
      outFile: 'r.xml',
      brand: 'ph',
      origin: 'https://p.example',
      limitMs: 2500,
    });
    expect(read('https://my.api --timeout 4.02')).toMatchObject({ limitMs: 4020 });
    expect(read('--example --out a.json')).toEqual({ kind: 'example', outFile: 'a.json' });
  });

  it.each([
    ['', 'npm run conform'],
    ['my.api', 'npm run conform'],
    ['ftp://my.api', 'npm run conform'],
    ['https://a.example https://b.example', 'npm run conform'],
    ['https://my.api?x=1', 'npm run conform'],
    ['https://name:word@my.api', 'npm run conform'],
    ['https://my.api --wirte', 'npm run conform'],
    ['https://my.api --only readOrders', 'There is no call readOrders'],
    ['https://my.api --format xml', '--format is "xml"'],
    ['https://my.api --origin pages.example', '--origin is "pages.example"'],
    ['https://my.api --timeout soon', '--timeout is "soon"'],
    ['https://my.api --timeout 0', '--timeout is "0"'],
    ['https://my.api --timeout 2147484', '--timeout is "2147484"; it has to be a number of seconds, up to 3600'],
  ])('refuses %j with what was meant', (line, said) => {
    expect(() => read(line)).toThrow(said);
  });
});
