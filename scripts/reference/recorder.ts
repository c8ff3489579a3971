/** Called with every value that an endpoint passes to a function of `shared/api/parse.ts`. */
export type Listener = (parser: string, value: unknown) => void;

type Parser = (value: unknown, ...rest: never[]) => unknown;

let listener: Listener = () => {};

/** Runs `run`, and calls `hear` with each value that is parsed meanwhile. */
export const whileListening = <Result>(hear: Listener, run: () => Result): Result => {
  listener = hear;
  try {
    return run();
  } finally {
    listener = () => {};
  }
};

/** Wraps a function of `parse.ts` so that it reports its argument to the listener before it parses it. */
export const recorded =
  <Read extends Parser>(name: string, read: Read) =>
  (value: unknown, ...rest: never[]): unknown => {
    listener(name, value);
    return read(value, ...rest);
  };
