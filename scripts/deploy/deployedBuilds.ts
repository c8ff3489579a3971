/** @returns the build id at the end of a document; undefined if it is not a document of a build, or of an earlier version. */
export const buildIdIn = (document: string): string | undefined =>
  /<template data-build="([\w.+-]{8,60})"><\/template>/.exec(document)?.[1];

/** Describes in one line which builds the host's pages are from, compared with the expected one. */
export const describeBuilds = (builds: readonly string[], id: string): string => {
  if (!builds.length) return `No page of the host says of which build it is; this one is ${id}.`;
  const isSame = builds.join() === id;
  const mixed = builds.length > 1 ? ' The deployment is half done, or a cache still has pages of the one before.' : '';
  return `The host's pages are of build ${builds.join(' and ')}${isSame ? ', which is this one' : `; this one is ${id}`}.${mixed}`;
};
