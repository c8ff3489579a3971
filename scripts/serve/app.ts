import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts';
import { type Running, serveHttp } from './httpServer.ts';
import { staticHost } from './staticFiles.ts';

/** The whole app on one origin: the built pages and the sandbox service. */
export interface RunningApp extends Running {
  readonly sandbox: Sandbox;
}

const isService = (request: Request): boolean => /^\/(api|sandbox)(\/|$)/.test(new URL(request.url).pathname);

/** Serves built pages and a seeded sandbox together. `databaseUrl` is a `file:` or a libSQL server's address. */
export const serveApp = async (options: {
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly port?: number;
  readonly host?: string;
}): Promise<RunningApp> => {
  const sandbox = await createSandbox(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {});
  await sandbox.seed();
  const pages = staticHost(options.folder);
  const running = await serveHttp(
    (request) => (isService(request) ? sandbox.fetch(request) : pages(request)),
    options.port,
    options.host,
  );
  return {
    ...running,
    sandbox,
    close: async () => {
      await running.close();
      await sandbox.close();
    },
  };
};
