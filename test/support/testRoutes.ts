import {
  type InPageRoute,
  type InPageRoutes,
  type RouteDocument,
  readRoute,
} from '../../shared/navigation/inPageRoute.ts';

/** In-page routes without a browser, and a record of what a model did with them. */
export interface TestRoutes extends InPageRoutes, RouteDocument {
  /** Every operation, in order: `go x`, `replace x`, `redirect`, `claimRoute screen x`. */
  readonly routeMoves: readonly string[];
  /** Simulates a change of the address by the borrower or the app. */
  arrive(hash: string): void;
}

/** Creates in-page routes whose address starts with this hash. */
export const testRoutes = (hash = ''): TestRoutes => {
  const routeMoves: string[] = [];
  const listeners: (() => void)[] = [];
  let route: InPageRoute = readRoute(hash);
  const arrive = (next: string): void => {
    route = readRoute(next);
    for (const run of listeners) run();
  };
  return {
    routeMoves,
    arrive,
    current: () => route,
    go: (name) => {
      routeMoves.push(`go ${name}`);
      arrive(`#/${name}`);
    },
    replace: (name) => {
      routeMoves.push(`replace ${name}`);
      arrive(`#/${name}`);
    },
    redirect: () => void routeMoves.push('redirect'),
    claimRoute: (screen, name) => void routeMoves.push(`claimRoute ${screen} ${name}`),
    onChange: (run) => void listeners.push(run),
  };
};
