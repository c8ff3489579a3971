import type { Stage } from '../../stage.ts';
import type { EnvScreen } from './EnvScreen.ts';

/** Something in a page's environment that can be wrong. */
export interface Condition {
  /** For example `storage/every access throws`. */
  readonly name: string;
  /** @returns why it does not apply to a screen, or undefined if it does. */
  readonly leavesOut?: (screen: EnvScreen) => string | undefined;
  /** Whether this screen under this condition is among the worst cases. */
  readonly isWorst?: (screen: EnvScreen) => boolean;
  /** Opens the screen under the condition. @returns the problems found. */
  readonly run: (stage: Stage, screen: EnvScreen) => Promise<readonly string[]>;
}

/** Returns the conditions without static pages, which they do not concern; the report has the reason. */
export const ofBorrowers = (reason: string, conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition) => ({ ...condition, leavesOut: ({ isStatic }) => (isStatic ? reason : undefined) }));
