import { BuildError } from './buildError.ts';

/** @returns whether a variable switches something on. @throws BuildError if it is neither 1 nor absent: with `0` or `false` its author means no. */
export const readSwitch = (name: string, value = ''): boolean => {
  if (value === '1' || !value) return !!value;
  throw new BuildError(`${name} is "${value}"; it has to be 1, or not to be there.`);
};
