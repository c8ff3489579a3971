// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company, email, languages, name } from '../../shared/brand/current.ts';
import { drawForTest, hrefs } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { exampleStart, loanExampleOf, moveExample } from './loanExample.ts';

describe('the landing page', () => {
  beforeEach(() => drawForTest(staticPage));

  it("is titled by the brand's name, and headed by what it promises", () => {
    expect(staticPage.title).toBe(name);
    expect(document.querySelector('h1')?.textContent).toBe('You see what a loan costs before you say yes');
  });

  it('answers questions in the words of the loan terms', () => {
    expect(document.querySelectorAll('details.question')).toHaveLength(4);
    expect(document.body.textContent).toContain('You must be over 18 to apply.');
  });

  it('says who runs it', () => {
    for (const fact of Object.values(company)) expect(document.body.textContent).toContain(fact);
  });

  it('can be called and written to', () => {
    expect(hrefs('[href^="tel:"]')).toEqual([expect.stringMatching(/^tel:\+?\d+$/)]);
    expect(hrefs('[href^="mailto:"]')).toEqual([`mailto:${email}`]);
  });

  it('offers every language of the brand', () => {
    expect(hrefs('[hreflang]')).toEqual(languages.map((language) => `/?lang=${language}`));
  });
});

const price = { interestPercent: 4, feePercent: 3 };
const shown = (place: string) => document.querySelector(`#example dd[data-out=${place}]`)?.textContent;

beforeAll(() => moveExample());
beforeEach(() => drawForTest(staticPage));

it('An example works out fee, interest and the rate of a year by the cash flows', () => {
  expect(loanExampleOf(500_000, 91, price)).toEqual({
    amount: '₱5,000.00',
    days: '91',
    fee: '₱150.00',
    receive: '₱4,850.00',
    interest: '₱606.67',
    back: '₱5,606.67',
    cost: '₱756.67',
    // (5606.67 / 4850) ** (365 / 91) - 1
    rate: '78.87%',
  });
});

it('An example of a loan that costs nothing has a rate of nothing', () => {
  const free = loanExampleOf(500_000, 91, { interestPercent: 0, feePercent: 0 });
  expect([free['cost'], free['rate']]).toEqual(['₱0.00', '0.00%']);
});

it.each([
  ['moves it', () => document.querySelector('#days')?.dispatchEvent(new Event('input', { bubbles: true }))],
  ['goes back to it as it was left', () => dispatchEvent(new Event('pageshow'))],
])('The landing page shows a true example, and works it out anew when a visitor %s', (_, tell) => {
  expect([shown('receive'), shown('back'), shown('rate')]).toEqual(['₱4,850.00', '₱5,606.67', '78.87%']);
  const days = document.querySelector('#days') as HTMLInputElement;
  days.value = '180';
  tell();
  expect([shown('interest'), shown('back')]).toEqual(['₱1,200.00', '₱6,200.00']);
  expect(days.getAttribute('aria-valuetext')).toBe('180');
  expect(document.querySelector('label [data-out=days]')?.textContent).toBe('180');
});

it.each([
  ['the sample', 200_000, 2_500_000, 50_000, 500_000],
  ['larger loans', 100_000_000, 2_000_000_000, 40_000_000, 380_000_000],
  ['a short range, from its least on', 900_000, 1_000_000, 20_000, 900_000],
  ['amounts that no fiftieth of is whole', 100_000, 123_400, 2_500, 100_000],
])('An example of %s begins on one of its steps, in whole money', (_, leastCents, mostCents, stepCents, startCents) => {
  expect(exampleStart({ leastCents, mostCents })).toEqual({ stepCents, startCents });
  expect((startCents - leastCents) % stepCents).toBe(0);
  expect(startCents).toBeLessThanOrEqual(mostCents);
});
