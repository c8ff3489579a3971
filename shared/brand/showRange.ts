import { groupThousands } from '../domain/money.ts';
import { money, rangeSeparator } from './current.ts';

/** Formats a product's range in the brand's style: the digits of a bare number are grouped, any other text is kept. */
export const showRange = (range: string): string => groupThousands(range, rangeSeparator, money.isLakh);
