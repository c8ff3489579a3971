/**
 * What is at an address that a page would frame: a document of HTML with something to read in it, a document that no
 * frame shows (`apart`), none (`missing`), or nobody can tell from here (`unsure`).
 */
export type DocumentInspection = 'html' | 'apart' | 'missing' | 'unsure';

// As the browser asks for a document that it frames.
const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

// What a frame in which no script runs shows of it.
const hasWords = (html: string): boolean => {
  const seen = html.replace(/<!--[\s\S]*?-->|<(script|style|title)\b[\s\S]*?<\/\1\s*>/gi, '');
  return /<(img|svg|object|embed|iframe)\b/i.test(seen) || seen.replace(/<[^>]*>/g, '').trim() !== '';
};

const isFramable = ({ headers: sent, url }: Response): boolean => {
  const ancestors = /frame-ancestors([^;]*)/i.exec(sent.get('content-security-policy') ?? '')?.[1];
  if (ancestors !== undefined) return /'self'|\*(\s|$)/.test(ancestors) || ancestors.includes(new URL(url).origin);
  return !/deny/i.test(sent.get('x-frame-options') ?? '');
};

const judge = async (response: Response, origin: string): Promise<DocumentInspection> => {
  if (!response.ok) return 'missing';
  if (new URL(response.url).origin !== origin) return 'unsure';
  if (!/^(text\/html|application\/xhtml)/i.test(response.headers.get('content-type') ?? '')) return 'apart';
  if (!hasWords(await response.text())) return 'missing';
  return isFramable(response) ? 'html' : 'apart';
};

/**
 * Looks at a document before a frame shows it, for a frame says of an error, of nothing and of what was refused to it
 * that it has loaded. Of another origin a page is told nothing of that kind. Never rejects.
 */
export const inspectDocument = async (url: string, origin: string): Promise<DocumentInspection> => {
  const { origin: there, pathname } = new URL(url);
  if (there !== origin) return /\.(pdf|docx?|xlsx?|zip)$/i.test(pathname) ? 'apart' : 'unsure';
  try {
    return await judge(await fetch(url, { headers }), origin);
  } catch {
    // Perhaps it leads to another origin, of which the page is told nothing.
    const isLed = await fetch(url, { headers, redirect: 'manual' }).then(
      ({ type }) => type === 'opaqueredirect',
      () => false,
    );
    return isLed ? 'unsure' : 'missing';
  }
};
