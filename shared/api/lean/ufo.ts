const absent = (name: string) => (): never => {
  throw new Error(
    `This build has no ${name} of ufo: give ofetch whole addresses, as shared/api/request.ts makes them.`,
  );
};

/** Stand in for `ufo`, of which ofetch takes these two for a base and a query: this app gives it whole addresses. */
export const withBase = absent('withBase');
export const withQuery = absent('withQuery');
