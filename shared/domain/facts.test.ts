import { describe, expect, it } from 'vitest';
import { wrongIn } from '../../scripts/conform/checkFields.ts';
import { brand } from '../brand/brands/default/brand.ts';
import type { Reader } from '../lib/shape.ts';
import { withRows } from './factRows.ts';
import { offerFacts } from './offerFacts.ts';
import { type OrderFacts, orderFacts, waysFacts } from './orderFacts.ts';
import { planFacts } from './planFacts.ts';

type Facts = Reader<object>;

/** Returns the facts that are there, and the names of those of the wrong type. */
const readBy = (of: Facts, facts: unknown) => {
  const all = of(facts);
  return {
    facts: Object.fromEntries(Object.entries(all).filter(([, fact]) => fact !== undefined)),
    wrong: facts === undefined ? [] : wrongIn(of, facts).map(({ path }) => path.join('.')),
  };
};

const payment = { id: 'P1', at: '2026-11-28T10:15:00+08:00', amount: 150_050, purpose: 'repayment' } as const;
const part = { title: '1st', amount: '150050', dueDate: '2026-12-06', state: 'due' } as const;

describe('A fact', () => {
  it.each([undefined, null, {}, { dueAmount: null }])('that is not stated is absent, and not wrong: %j', (facts) => {
    for (const of of [orderFacts, planFacts, offerFacts, waysFacts] as Facts[])
      expect(readBy(of, facts)).toEqual({ facts: {}, wrong: [] });
  });

  it('is an amount in cents as a number or its digits, a text without unseen characters, and an id as text', () => {
    const counts = { daysLate: 0, instalment: { at: 4, of: 4 } };
    const stated = { dueAmount: '0150050', owner: ' Juan\u202e D. ', plan: [part], payments: [{ ...payment, id: 7 }] };
    expect(readBy(orderFacts, { ...stated, ...counts })).toEqual({
      facts: {
        ...counts,
        dueCents: 150_050,
        owner: 'Juan D.',
        plan: [{ title: '1st', amountCents: 150_050, dueDate: '2026-12-06', state: 'due' }],
        payments: [
          {
            ...{ id: '7', atMs: Date.parse('2026-11-28T02:15:00Z'), amountCents: 150_050 },
            ...{ way: '', reference: '', purpose: 'repayment' },
          },
        ],
      },
      wrong: [],
    });
  });

  it.each<readonly [Facts, string, readonly unknown[]]>([
    [orderFacts, 'dueAmount', ['₱1,500.50', '1500.50', '1500.00', ['150050'], 1500.5, -1, '-1', '', 2 ** 53, true, {}]],
    [orderFacts, 'dueDate', ['2026-02-30', '2026-12-06 00:00:00', '06/12/2026', '0000-00-00', 1_764_460_800_000]],
    [orderFacts, 'daysLate', ['5', -5, 0.5]],
    [orderFacts, 'instalment', [{ at: 0, of: 4 }, { at: 5, of: 4 }, {}, '1 of 4']],
    [orderFacts, 'owner', ['', ' ', 7, {}]],
    [orderFacts, 'offer', [1, 'true', 0]],
    [orderFacts, 'plan', [{}, '[]']],
    [offerFacts, 'received', ['4,500.00']],
    [offerFacts, 'fees', [500]],
  ])('of the wrong type is absent, and named: %o of %s', (of, name, values) => {
    for (const value of values) {
      const { facts, wrong } = readBy(of, { [name]: value });
      expect([value, facts]).toEqual([value, {}]);
      expect(wrong.join()).toContain(name);
    }
  });

  it.each(['2026-11-28T10:15:00', '2026-11-28 10:15:00+08:00', 1_764_460_800_000])(
    'that is a moment names its offset: %j is none',
    (validUntil) => {
      expect(readBy(planFacts, { code: { validUntil, singleUse: true } })).toEqual({
        facts: { code: { isSingleUse: true } },
        wrong: ['code.validUntil'],
      });
    },
  );

  it('that is a list is absent as a whole where one entry is wrong, and the entry is named', () => {
    const spoilt = {
      plan: [part, { ...part, amount: '1,500.50' }],
      payments: [payment, { ...payment, id: undefined }],
    };
    expect(readBy(orderFacts, spoilt)).toEqual({
      facts: {},
      wrong: ['plan.1.amount', 'payments.1.id'],
    });
    expect(offerFacts({ fees: [{ amount: '500' }] }).fees).toEqual([{ title: '', amountCents: 500 }]);
    expect(readBy(offerFacts, { fees: [{ title: 'Fee' }] })).toEqual({ facts: {}, wrong: ['fees.0.amount'] });
  });

  it('about payments is absent where two have one id, as a number or as text', () => {
    const twice = {
      payments: [
        { ...payment, id: 1 },
        { ...payment, id: '1' },
      ],
    };
    expect(readBy(orderFacts, twice)).toEqual({ facts: {}, wrong: ['payments'] });
  });

  it('is named where all facts of an answer are of the wrong type', () => {
    expect(readBy(orderFacts, [])).toEqual({ facts: {}, wrong: [''] });
  });
});

const form = { sign: '₱', style: { decimal: '.', group: ',' } };
const row = (label: string, value: string) => ({ label, value });
const ofOrder = (...rows: readonly { label: string; value: string }[]) =>
  withRows<OrderFacts>({}, rows, brand.orderRows, form);

describe('A fact in a row that the brand names', () => {
  it.each([
    ['Total due now', '₱1,500.50', { dueCents: 150_050 }],
    [' total DUE now : ', '\u200e1,500.50', { dueCents: 150_050 }],
    ['Due date', '2026-05-04 12:00', { dueDate: '2026-05-04' }],
    ['Days overdue', '5', { daysLate: 5 }],
    ['Instalment', '2 sa 4', { instalment: { at: 2, of: 4 } }],
  ])('is read under the label %j from %j', (label, value, facts) => {
    expect(ofOrder(row(label, value))).toEqual(facts);
  });

  it.each([
    ['Total due now', '150050'],
    ['Total due now', '-₱1,500.50'],
    ['Total due now', '₱1,500.50 of ₱3,000.00'],
    ['Total due', '₱1,500.50'],
    ['Total due now, in part', '₱1,500.50'],
    ['Due date', 'by 2026-05-04'],
    ['Days overdue', '5 days'],
    ['Instalment', '4 of 2'],
  ])('is not read under the label %j from %j', (label, value) => {
    expect(Object.values(ofOrder(row(label, value))).filter((fact) => fact !== undefined)).toEqual([]);
  });

  it('is that of the first label, and none where two rows have it', () => {
    const instalment = row('Amount of this instalment', '₱5,000.00');
    expect(ofOrder(instalment, row('Total due now', '₱7,250.00')).dueCents).toBe(725_000);
    expect(ofOrder(instalment, row('Total due now', '₱1.00'), row('Total due now', '₱2.00')).dueCents).toBeUndefined();
  });

  it('never takes the place of what the service states', () => {
    const stated = withRows({ receivedCents: 450_000 }, [row('You receive', '₱5,000.00')], brand.offerRows, form);
    expect(stated).toEqual({ receivedCents: 450_000 });
  });
});
