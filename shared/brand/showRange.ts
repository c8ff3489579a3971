import { groupThousands } from '../domain/money.ts';
import { money, rangeSeparator } from './current.ts';

/** A product's range as every screen of the brand writes it: its digits grouped where it is a bare number, else as it came. */
export const showRange = (range: string): string => groupThousands(range, rangeSeparator, money.isLakh);
