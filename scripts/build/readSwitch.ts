import { BuildError } from './buildError.ts';

/** Whether a variable turns something on. @throws BuildError where it is neither 1 nor absent: `0` and `false` mean no to whoever writes them. */
export const readSwitch = (name: string, value = ''): boolean => {
  if (value === '1' || !value) return !!value;
  throw new BuildError(`${name} is "${value}"; it has to be 1, or not to be there.`);
};
