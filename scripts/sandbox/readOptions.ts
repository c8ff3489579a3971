import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readBasePath } from '../build/basePath.ts';
import { BuildError } from '../build/buildError.ts';
import { isBelow } from '../build/outputFolder.ts';
import type { SandboxOptions } from './createSandbox.ts';
import { pathOfFileUrl } from './database/openDatabase.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Validates that a variable is an origin: scheme, host and port, without a path. @throws {BuildError} if not. */
function originIn(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new BuildError(`${name} must be an origin such as https://pages.example, without a path: ${text}`);
}

// A missing or empty file is valid: SQLite creates the database in it.
const isDatabase = (file: string): boolean =>
  !existsSync(file) || (statSync(file).isFile() && /^(SQLite format 3|$)/.test(readFileSync(file, 'latin1')));

/** Validates a database URL. A folder may be missing only inside the project: elsewhere it is more likely a typo. */
function databaseIn(url: string): string {
  if (!/^(file:.|(libsql|https?|wss?):\/\/.)/.test(url))
    throw new BuildError(`DATABASE_URL must be file: and a path, or the address of a libSQL server: ${url}`);
  const file = resolve(pathOfFileUrl(url));
  const folder = dirname(file);
  if (url.startsWith('file:') && !existsSync(folder) && !isBelow(resolve('.'), folder))
    throw new BuildError(`DATABASE_URL names a folder that does not exist: ${folder}`);
  if (url.startsWith('file:') && !isDatabase(file))
    throw new BuildError(`DATABASE_URL names ${file}, which is no database: name one, or a file that is to be made.`);
  return url;
}

/** Reads the sandbox's options from environment variables. @throws {BuildError} if one is invalid. */
export function readOptions(env: Variables): SandboxOptions {
  const databaseUrl = env['DATABASE_URL'];
  const staffPassword = env['SANDBOX_STAFF_PASSWORD'];
  const publicOrigin = env['SANDBOX_ORIGIN'];
  const allowed = (env['SANDBOX_ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    ...(databaseUrl && { databaseUrl: databaseIn(databaseUrl) }),
    ...(staffPassword && { staffPassword }),
    ...(publicOrigin && { publicOrigin: originIn('SANDBOX_ORIGIN', publicOrigin) }),
    pagesPath: readBasePath(env),
    allowedOrigins: allowed.filter(Boolean).map((origin) => originIn('SANDBOX_ALLOWED_ORIGINS', origin)),
  };
}
