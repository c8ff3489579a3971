/** The value of an answer's header, by its name in lower case. */
type HeaderOf = (name: string) => string | null | undefined;

// Each cache says it in a header of its own.
const HITS = ['x-cache', 'x-cache-status', 'x-proxy-cache', 'x-vercel-cache', 'cf-cache-status', 'cache-status'];
// `TCP_MEM_HIT`, `"Edge"; hit` and `RefreshHit` too; but `fwd=stale` was asked for anew.
const HIT = /(^|[^a-z=]|refresh)(hit|stale|updating|revalidated)(?![a-z])/i;

const KEPT_BY_NOBODY_ELSE = /private|no-store/i;
const KEPT_BY_ALL = /public|(s-maxage|max-age)="?0*[1-9]/i;
const isKept = (said: string): boolean => KEPT_BY_ALL.test(said) && !KEPT_BY_NOBODY_ELSE.test(said);

/** The header that says that an answer came out of a cache; undefined where none does. */
export const hitIn = (headerOf: HeaderOf): string | undefined => {
  const name = HITS.find((each) => HIT.test(headerOf(each) ?? ''));
  return name && `${name}: ${headerOf(name)}`;
};

/** The header by which a cache that is not the borrower's own may keep an answer; undefined where none lets it. */
export const keptBy = (headerOf: HeaderOf): string | undefined => {
  // What is said to such caches alone goes before what is said to all.
  const name = ['cdn-cache-control', 'surrogate-control', 'cache-control'].find((each) => isKept(headerOf(each) ?? ''));
  if (name) return `${name}: ${headerOf(name)}`;
  const isSaid = /max-?age|private|no-/i.test(headerOf('cache-control') ?? '');
  return !isSaid && Date.parse(headerOf('expires') ?? '') > Date.now() ? `expires: ${headerOf('expires')}` : undefined;
};
