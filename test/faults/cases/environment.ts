import type { FaultCase } from '../FaultCase.ts';
import { borrowerConditions } from './environment/borrowerConditions.ts';
import type { Condition } from './environment/Condition.ts';
import { clockConditions } from './environment/clockConditions.ts';
import type { EnvScreen } from './environment/EnvScreen.ts';
import { lifeConditions } from './environment/lifeConditions.ts';
import { moneyScreens } from './environment/moneyScreens.ts';
import { parameterConditions } from './environment/parameterConditions.ts';
import { paymentScreens } from './environment/paymentScreens.ts';
import { recordConditions } from './environment/recordConditions.ts';
import { serviceScreens } from './environment/serviceScreens.ts';
import { stillScreens } from './environment/stillScreens.ts';
import { storageConditions } from './environment/storageConditions.ts';
import { viewConditions } from './environment/viewConditions.ts';

const screens: readonly EnvScreen[] = [...moneyScreens, ...paymentScreens, ...serviceScreens, ...stillScreens];

const conditions: readonly Condition[] = [
  ...storageConditions,
  ...recordConditions,
  ...borrowerConditions,
  ...lifeConditions,
  ...clockConditions,
  ...viewConditions,
  ...parameterConditions,
];

const caseOf = (screen: EnvScreen, { name, leavesOut, isWorst, run }: Condition): FaultCase => {
  const reason = leavesOut?.(screen);
  return {
    name: `environment/${screen.name}/${name}`,
    isWorst: !!isWorst?.(screen),
    ...(reason && { leftOut: { current: reason } }),
    run: (stage) => run(stage, screen),
  };
};

/** Every screen of a production build (without the developer preview) under every condition of its environment. */
export const environmentCases: readonly FaultCase[] = screens.flatMap((screen) =>
  conditions.map((condition) => caseOf(screen, condition)),
);
