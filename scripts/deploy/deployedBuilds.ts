/** Of which build a document is, by what stands at its end; undefined where it is of none, or of an earlier version. */
export const buildIdIn = (document: string): string | undefined =>
  /<template data-build="([\w.+-]{8,60})"><\/template>/.exec(document)?.[1];

/** Which builds the host's pages are of, beside the one that it is compared with, in a line for the engineer. */
export const describeBuilds = (builds: readonly string[], id: string): string => {
  if (!builds.length) return `No page of the host says of which build it is; this one is ${id}.`;
  const isSame = builds.join() === id;
  const mixed = builds.length > 1 ? ' The deployment is half done, or a cache still has pages of the one before.' : '';
  return `The host's pages are of build ${builds.join(' and ')}${isSame ? ', which is this one' : `; this one is ${id}`}.${mixed}`;
};
