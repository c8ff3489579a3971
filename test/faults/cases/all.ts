import type { FaultCase } from '../FaultCase.ts';
import { addressCases } from './addresses.ts';
import { bridgeCases } from './bridge.ts';
import { callCases } from './calls.ts';
import { environmentCases } from './environment.ts';
import { onceAgainCases } from './onceAgain.ts';
import { prerenderedCases } from './prerendered.ts';
import { redirectCases } from './redirects.ts';

/** All cases. */
export const allCases: readonly FaultCase[] = [
  ...callCases,
  ...environmentCases,
  ...prerenderedCases,
  ...bridgeCases,
  ...addressCases,
  ...onceAgainCases,
  ...redirectCases,
];
