import { describe, expect, it } from 'vitest';
import { fil as service } from '../../scripts/sandbox/texts/fil.ts';
import { fil } from './fil.ts';

const texts = [fil, service].flatMap((all) =>
  Object.values(all).flatMap((set): string[] =>
    typeof set === 'object' ? Object.values(set as object).map(String) : [],
  ),
);

describe('In Filipino', () => {
  it("a day by which something comes is never said as 'until'", () => {
    // 'Hanggang' means the last day of a state: money that is in an account 'hanggang' a day is gone after that day.
    expect(texts.filter((text) => /hanggang$/.test(text))).toEqual([]);
    expect(service.statusDescriptions.repayable('2026-11-27')).toContain('sa o bago ang 2026-11-27');
    expect(service.rows.inYourAccountBy).toMatch(/sa o bago ang$/);
  });

  it('a later day is not later today, and a late payment is not the last one', () => {
    expect(service.rollover.later).toBe('Sa susunod');
    expect(texts.filter((text) => /\bhuling (pag)?bayad/i.test(text))).toEqual([]);
  });

  it('a fee to pay is named as one, beside the button that pays', () => {
    expect(fil['repayDelay']?.['fee']).toBe('Bayad sa rollover {amount}');
    expect(texts.filter((text) => /Diperensiya|^Bayad ngayon$/.test(text))).toEqual([]);
  });

  it('the least that a channel takes is ‘pataas’, and the most ‘hanggang’', () => {
    expect(fil['channelTerms']?.['tooLittle']).toContain('{amount} pataas');
    expect(fil['channelTerms']?.['tooMuch']).toContain('Hanggang {amount}');
  });

  it('the due date and the pay code have one name each', () => {
    expect(texts.filter((text) => /petsa ng pagbabayad|code (sa pagbabayad|ng bayad)/i.test(text))).toEqual([]);
  });
});
