import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/command.ts';
import { type ScreenName, screens } from './screens.ts';

const known = Object.keys(screens) as readonly ScreenName[];

const usage = `npm run bench -- [--rounds 5] [--screens ${known.join()}] [--before <dist folder>]`;

/** Reads what is measured, how often, and beside which earlier build. @throws BuildError with the usage if it is not understood. */
export const readOptions = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const { values } = readArgs({ args: [...args], options: { rounds: text, screens: text, before: text } }, usage);
  const rounds = Number(values.rounds ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new BuildError(`"${values.rounds}" is no number of rounds.\n${usage}`);
  const named = values.screens?.split(',') ?? known;
  const wrong = named.find((each) => !known.some((name) => name === each));
  if (wrong !== undefined) throw new BuildError(`"${wrong}" is none of ${known.join(', ')}.\n${usage}`);
  return { rounds, screens: named as readonly ScreenName[], isWhole: !values.screens, before: values.before };
};
