declare const __BASE_PATH__: string | undefined;

/** The path below which the pages of a build stand, such as `/app`; empty where they stand at the root of their host. */
export const basePath: string = typeof __BASE_PATH__ === 'string' ? __BASE_PATH__ : '';
