import { describe, expect, it } from 'vitest';
import type { Unit } from '../reference/glossary.ts';
import { redacted, withoutSession } from './redact.ts';

describe('A report', () => {
  it.each<[value: unknown, unit: Unit, shown: string]>([
    [7250, 'cents', '7250'],
    ['₱7,250.00', 'cents', '"₱7,250.00"'],
    ['26/11/2026', 'dayOrMoment', '"26/11/2026"'],
    [true, 'flag', 'true'],
    ['hologram', 'code', '"hologram"'],
    ['', 'text', '""'],
    [null, 'group', 'null'],
    [[1, 2], 'group', 'a list of 2'],
    [{ name: 'Juan' }, 'group', 'an object with 1 fields'],
  ])('shows %j of the unit %s as %s', (value, unit, shown) => {
    expect(redacted(value, unit)).toBe(shown);
  });

  it.each<[value: unknown, unit: Unit]>([
    ['Juan Dela Cruz', 'text'],
    ['Juan Dela Cruz', 'cents'],
    ['Juan Dela Cruz', 'dayOrMoment'],
    ['09171234567', 'phone'],
    [9171234567, 'phone'],
    ['juan@mail.example', 'email'],
    [2 ** 53, 'id'],
    ['rt-bb0160c6', 'id'],
    ['https://pay.example/code/09171234567?name=Juan', 'webUrl'],
    ['loan://open?user=Juan', 'appUrl'],
  ])('does not show %j of the unit %s', (value, unit) => {
    expect(redacted(value, unit)).not.toMatch(/Juan|juan|9171234567|90071|bb0160/);
  });

  it('says which host an address leads to', () => {
    expect(redacted('http://pay.example/code/1', 'webUrl')).toBe('http://pay.example/…');
  });

  it('has the names of the session’s parameters in the place of their values, encoded or not', () => {
    const session = { userId: '50016', sessionId: 'a b/50016', productId: '9' };
    expect(withoutSession('of a b/50016, a%20b%2F50016 and 50016: 9', session)).toBe(
      'of ‹sessionId›, ‹sessionId› and ‹userId›: 9',
    );
  });
});
