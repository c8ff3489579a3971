import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox.ts';
import { type Running, serveHttp } from './httpServer.ts';
import { staticHost } from './staticFiles.ts';

/** The whole app on one origin: the built pages and the sandbox service. */
export interface RunningApp extends Running {
  readonly sandbox: Sandbox;
}

/** Where the built pages are and where they are served, and how the sandbox beside them is set up. */
export interface AppOptions extends SandboxOptions {
  readonly folder: string;
  readonly port?: number;
  readonly host?: string;
}

const isService = (request: Request): boolean => /^\/(api|sandbox)(\/|$)/.test(new URL(request.url).pathname);

/** Serves built pages and a seeded sandbox together. */
export const serveApp = async ({ folder, port, host, ...sandboxOptions }: AppOptions): Promise<RunningApp> => {
  const sandbox = await createSandbox(sandboxOptions);
  await sandbox.seed();
  const pages = staticHost(folder);
  const answer = (request: Request) => (isService(request) ? sandbox.fetch(request) : pages(request));
  const running = await serveHttp(answer, port, host);
  return {
    ...running,
    sandbox,
    close: async () => {
      await running.close();
      await sandbox.close();
    },
  };
};
