import type { SandboxOptions } from './createSandbox.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** An origin alone: a scheme, a host and a port, without a path. */
function originIn(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`${name} must be an origin such as https://pages.example, without a path: ${text}`);
}

/** What the environment says of a sandbox; throws where it says it wrongly. */
export function readOptions(env: Variables): SandboxOptions {
  const databaseUrl = env['DATABASE_URL'];
  const staffPassword = env['SANDBOX_STAFF_PASSWORD'];
  const publicOrigin = env['SANDBOX_ORIGIN'];
  const allowed = (env['SANDBOX_ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    ...(databaseUrl && { databaseUrl }),
    ...(staffPassword && { staffPassword }),
    ...(publicOrigin && { publicOrigin: originIn('SANDBOX_ORIGIN', publicOrigin) }),
    allowedOrigins: allowed.filter(Boolean).map((origin) => originIn('SANDBOX_ALLOWED_ORIGINS', origin)),
  };
}
