// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { startCalculator } from './startCalculator.ts';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const type = (field: 'amount' | 'days', text: string): void => {
  const input = find<HTMLInputElement>(`#${field}`);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const ask = (amount: string, days: string): void => {
  type('amount', amount);
  type('days', days);
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

/** Returns the visible text of an element, without its hidden descendants. */
const seen = (selector: string): string => {
  const copy = find(selector).cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent.trim().replace(/\s+/g, ' ');
};

const problems = (): string[] => [seen('#amount-hint'), seen('#days-hint')];

describe('the calculator of what being late costs', () => {
  beforeAll(() => startCalculator());
  beforeEach(() => drawForTest(staticPage));

  it('shows a true example first, and says that it is one', () => {
    expect(seen('#cost h3')).toBe('Example');
    expect(seen('[role=status]')).toBe('Late charges ₱10,500.00');
  });

  it("answers a borrower's own figures, step by step", () => {
    ask('5,000', '5');
    expect(seen('#cost h3')).toBe('Your figures');
    expect(seen('[role=status]')).toBe('Late charges ₱2,250.00');
    expect([...document.querySelectorAll('#cost tr td')].map((cell) => cell.textContent)).toEqual([
      '₱5,000.00',
      '5',
      '₱1,000.00',
      '₱1,250.00',
      '₱0.00',
      '₱0.00',
      '₱7,250.00',
    ]);
    expect(seen('#cost tr:nth-child(4) th')).toBe('Days 1 to 305 × 5% × ₱5,000.00');
  });

  it('asks less of somebody who has borrowed before', () => {
    find<HTMLInputElement>('[value=repeat]').checked = true;
    ask('2000', '2');
    expect(seen('[role=status]')).toBe('Late charges ₱1,000.00');
    expect(seen('#cost tr:nth-child(3)')).toBe('Late penalty, oncenot the first loan₱800.00');
  });

  it.each([
    ['', '', 'Enter the unpaid amount.', 'Enter the number of days.'],
    ['-5', '-1', 'Enter an amount above zero.', 'Enter 1 day or more.'],
    ['five', 'two', 'Enter digits only, such as 5,000.50.', 'Enter a whole number, such as 40.'],
    ['99999999', '9999', 'Enter at most ₱10,000,000.00.', 'Enter at most 3650 days.'],
  ])('says of %j and %j what is wrong, and leaves them as they are', (amount, days, ofAmount, ofDays) => {
    ask(amount, days);
    expect(problems()).toEqual([ofAmount, ofDays]);
    expect([find<HTMLInputElement>('#amount').value, find<HTMLInputElement>('#days').value]).toEqual([amount, days]);
    expect(document.activeElement?.id).toBe('amount');
    expect(seen('#cost h3')).toBe('Example');
  });

  it('leads to the field that is wrong, and to that alone', () => {
    ask('5000', 'x');
    expect(document.activeElement?.id).toBe('days');
    expect(problems()[0]).toBe('In digits, such as 5,000.50');
    expect(find('#amount').getAttribute('aria-invalid')).toBe('false');
    expect(find('#days').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps quiet while a figure is typed, and takes a word back once it is mended', () => {
    type('days', 'x');
    expect(problems()[1]).toBe('A whole number, such as 40');
    ask('5000', 'x');
    type('days', '40');
    expect(problems()[1]).toBe('A whole number, such as 40');
  });
});
