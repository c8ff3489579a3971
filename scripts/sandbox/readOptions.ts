import { BuildError } from '../build/buildError.ts';
import { readBasePath } from '../build/settings.ts';
import type { SandboxOptions } from './createSandbox.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Validates that a variable is an origin: scheme, host and port, without a path. @throws {BuildError} if not. */
function originIn(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new BuildError(`${name} must be an origin such as https://pages.example, without a path: ${text}`);
}

/** Validates a database URL. @throws {BuildError} if it is neither a file's nor a server's */
function databaseIn(url: string): string {
  if (/^(file:.|(libsql|https?|wss?):\/\/.)/.test(url)) return url;
  throw new BuildError(`DATABASE_URL must be file: and a path, or the address of a libSQL server: ${url}`);
}

/** Reads the sandbox's options from environment variables. @throws {BuildError} if one is invalid. */
export function readOptions(env: Variables): SandboxOptions {
  const databaseUrl = env['DATABASE_URL'];
  const publicOrigin = env['SANDBOX_ORIGIN'];
  const allowed = (env['SANDBOX_ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    ...(databaseUrl && { databaseUrl: databaseIn(databaseUrl) }),
    ...(publicOrigin && { publicOrigin: originIn('SANDBOX_ORIGIN', publicOrigin) }),
    pagesPath: readBasePath(env),
    allowedOrigins: allowed.filter(Boolean).map((origin) => originIn('SANDBOX_ALLOWED_ORIGINS', origin)),
  };
}
