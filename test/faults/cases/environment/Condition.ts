import type { Stage } from '../../stage.ts';
import type { EnvScreen } from './EnvScreen.ts';

/** Something around a page that can be other than it should. */
export interface Condition {
  /** `storage/every access throws`. */
  readonly name: string;
  /** Why it has nothing to say to a screen; undefined where it has. */
  readonly leavesOut?: (screen: EnvScreen) => string | undefined;
  /** Whether this screen under this condition is among the worst. */
  readonly isWorst?: (screen: EnvScreen) => boolean;
  /** Brings the screen under the condition, and answers what is wrong then. */
  readonly run: (stage: Stage, screen: EnvScreen) => Promise<readonly string[]>;
}

/** Conditions that have nothing to say to a page that is the same for everybody, for this reason. */
export const ofBorrowers = (reason: string, conditions: readonly Condition[]): readonly Condition[] =>
  conditions.map((condition) => ({ ...condition, leavesOut: ({ isStatic }) => (isStatic ? reason : undefined) }));
