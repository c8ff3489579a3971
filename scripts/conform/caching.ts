// Each kind of cache has its own header for it.
const HITS = ['x-cache', 'x-cache-status', 'x-proxy-cache', 'x-vercel-cache', 'cf-cache-status', 'cache-status'];
// Matches `TCP_MEM_HIT`, `"Edge"; hit` and `RefreshHit` too; but not `fwd=stale`, which was requested again.
const HIT = /(^|[^a-z=]|refresh)(hit|stale|updating|revalidated)(?![a-z])/i;

const KEPT_BY_NOBODY_ELSE = /private|no-store/i;
const KEPT_BY_ALL = /public|(s-maxage|max-age)="?0*[1-9]/i;
const isKept = (said: string): boolean => KEPT_BY_ALL.test(said) && !KEPT_BY_NOBODY_ELSE.test(said);

const FOR_CACHES = ['cdn-cache-control', 'surrogate-control', 'cache-control'];

/** @returns the header that says that a response came from a cache; undefined if none does. */
export const hitIn = (headers: Headers): string | undefined => {
  const name = HITS.find((each) => HIT.test(headers.get(each) ?? ''));
  return name && `${name}: ${headers.get(name)}`;
};

/** @returns the header that allows a shared cache to store a response; undefined if none does. */
export const keptBy = (headers: Headers): string | undefined => {
  // Headers for shared caches only take precedence over the one for all caches.
  const name = FOR_CACHES.find((each) => isKept(headers.get(each) ?? ''));
  if (name) return `${name}: ${headers.get(name)}`;
  const isSaid = /max-?age|private|no-/i.test(headers.get('cache-control') ?? '');
  const expires = headers.get('expires') ?? '';
  return !isSaid && Date.parse(expires) > Date.now() ? `expires: ${expires}` : undefined;
};
