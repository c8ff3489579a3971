import type { PageParameters } from '../session/parameters.ts';
import { addressOf, CODE_SCREEN } from './screens.ts';

/** The address of the page with an order's pay code, or with that of its rollover. */
export const codeAddressOf = (page: PageParameters, isRollover: boolean): string =>
  addressOf(page, CODE_SCREEN, { isDelay: isRollover ? '1' : undefined });
