import { Hono } from 'hono';
import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { hasOwnVoice, respondAs, sumsTimesOf } from './brandVoice.ts';
import { callRoutes } from './calls/callRoutes.ts';
import { createTables, openDatabase } from './database/openDatabase.ts';
import { logError, Refusal, refusalCodes, refusalResponse } from './http/envelope.ts';
import { resetAll, seedMissing } from './seed/seedOrders.ts';
import type { Service } from './service.ts';
import { guard } from './site/guard.ts';
import { noPage, problemPage } from './site/page.ts';
import { siteRoutes } from './site/siteRoutes.ts';

/** The options of a sandbox; each option's description names its default. */
export interface SandboxOptions
  extends Partial<Pick<Service, 'now' | 'publicOrigin' | 'pagesPath' | 'allowedOrigins'>> {
  /** `file:` and a path, or the address of a libSQL server. In-memory databases do not work: use a temporary file. */
  readonly databaseUrl?: string;
  /** The brand whose service it simulates: paths, codes and money. Default: the default brand. */
  readonly brand?: Brand;
}

export interface Sandbox {
  /** Responds to any request to `/api` and `/sandbox`, and with 404 to every other address. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Adds the borrowers that are missing; with `reset`, deletes everything first. All dates start from today. */
  seed(options?: { readonly reset?: boolean }): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
}

const broken = { code: refusalCodes.broken, message: 'The sandbox could not do this.', status: 500 };

function routesOf(service: Service): Hono {
  const routes = new Hono();
  routes.use(guard(service));
  routes.route('/', callRoutes(service));
  routes.route('/', siteRoutes(service));
  routes.notFound(noPage);
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) logError(error);
    const { code, message, status } = error instanceof Refusal ? error : broken;
    const isPage = c.req.method === 'GET' || c.req.header('content-type')?.includes('form');
    if (isPage) return problemPage('That did not work', message, status === 200 ? 400 : status);
    return refusalResponse(code, message, status === 200 ? 400 : status);
  });
  return routes;
}

/**
 * A small version of the lender's service, as one function from Request to Response, with a real database.
 *
 * A Response object cannot break a connection. For a fault that does so (`drop`, `lose`), the response
 * has the header `x-sandbox-drop: 1`, and the server in front must destroy the socket without sending anything.
 *
 * All state but the faults is in the database: several sandboxes, in several processes, may share one.
 */
export async function createSandbox({
  brand = sample,
  databaseUrl,
  ...options
}: SandboxOptions = {}): Promise<Sandbox> {
  const { id, paths, service: serviceName, terms, languages, defaultLanguage } = brand;
  const database = await openDatabase(databaseUrl ?? `file:.sandbox/${id}.db`);
  await createTables(database);
  const service: Service = {
    database,
    faults: [],
    now: Date.now,
    publicOrigin: undefined,
    pagesPath: '',
    allowedOrigins: [],
    ...options,
    ...{ paths, serviceName, terms, languages, defaultLanguage, sumsTimes: sumsTimesOf(brand) },
  };
  const routes = routesOf(service);
  return {
    fetch: async (request) => {
      const response = await routes.fetch(request);
      return hasOwnVoice(brand) ? respondAs(brand, response) : response;
    },
    seed: ({ reset = false } = {}) => (reset ? resetAll(database, service) : seedMissing(database, service)),
    close: async () => database.close(),
  };
}
