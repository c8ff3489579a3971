/** Hears of every value that an endpoint hands to a function of `shared/api/parse.ts`. */
export type Listener = (parser: string, value: unknown) => void;

type Parser = (value: unknown, ...rest: never[]) => unknown;

let listener: Listener = () => {};

/** Runs `run`, and tells `hear` of each value that is read as it runs. */
export const whileListening = <Result>(hear: Listener, run: () => Result): Result => {
  listener = hear;
  try {
    return run();
  } finally {
    listener = () => {};
  }
};

/** A function of `parse.ts` that reads as it always does, and says what it was given. */
export const recorded =
  <Read extends Parser>(name: string, read: Read) =>
  (value: unknown, ...rest: never[]): unknown => {
    listener(name, value);
    return read(value, ...rest);
  };
