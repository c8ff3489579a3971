const absent = (name: string) => (): never => {
  throw new Error(
    `This build has no ${name} of ufo: give ofetch whole addresses, as shared/api/request.ts makes them.`,
  );
};

/** Replace the two functions of `ufo` that ofetch uses for `baseURL` and `query`: this app passes it complete addresses. */
export const withBase = absent('withBase');
export const withQuery = absent('withQuery');
