import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { storagesOf } from './address.ts';
import { textIdsIn } from './pageTexts.ts';
import { statesOf } from './State.ts';
import { speakerOf } from './speak.ts';

describe('The texts of a page', () => {
  it('are those of its document and of the parts of its script that follow, whichever part names them', () => {
    const parts: Readonly<Record<string, string>> = {
      'Sheet.1a2b3c4d.js':
        'import{a}from"./lock.5e6f7a8b.js";const b={id:1e3,text:`Bayar`};import("./Sheet.1a2b3c4d.js")',
      'lock.5e6f7a8b.js': 'const c={id:-2,text:`Total`}',
      'other.9c0d1e2f.js': 'const d={id:77,text:`Lain`}',
    };
    const document =
      '<b data-text="5">Beranda</b><script>const e={id:541,text:`Tutup`};import("/late/Sheet.1a2b3c4d.js")';
    expect([...textIdsIn(document, (name) => parts[name] ?? '')].sort()).toEqual(['-2', '1000', '5', '541']);
  });
});

describe('A page that speaks Indonesian', () => {
  const english = { 1: 'Apply', 2: '{count} months', 3: '{name} is closed. Try later.', 4: 'Close' };
  const speak = speakerOf(english, { 1: 'Ajukan', 2: '{count} bulan', 3: '{name} tutup. Coba lagi.' });

  it('says its own words in it, also those with a place for a value', () => {
    expect(speak('Apply')).toEqual(['Ajukan']);
    expect(speak('{count} months')).toEqual(['{count} bulan']);
    expect(speak('is closed.')).toEqual(['tutup. Coba lagi.']);
  });

  it('leaves the words that only another page has, for here they are the service’s', () => {
    expect(speak('Close')).toEqual(['Close']);
  });
});

it('What a page has kept from its service has amounts as the brand writes them', () => {
  const before = ({ currencySign }: typeof brand): string => `of ${currencySign}`;
  const [state] = statesOf('repay', [
    {
      name: 'kept',
      title: '',
      shows: '',
      stored: { payment: '₱1,500.00' },
      submissionLog: [{ key: 'k', agoSeconds: 1, before }],
    },
  ]);
  const rupees = { ...brand, id: 'acme', currencySign: '₹', money: { decimal: '.', group: ',', hidesZeroCents: true } };
  const kept = state && storagesOf(state, rupees);
  expect(kept?.tab).toEqual({ 'loan:acme:payment': '{"v":1,"data":"₹1,500"}' });
  expect(kept?.submissionLog).toMatchObject([{ before: 'of ₹' }]);
});
