const LOOK_MS = 1_000;

/** Ends this process where the one that started it has ended: npm does not hand on a signal past the shell between them. */
export const endWithParent = (): void => {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, LOOK_MS).unref();
};
