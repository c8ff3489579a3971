/**
 * What is at an address that a page wants to show in a frame. `html`: an HTML document with content. `apart`: a document that no frame
 * can show. `missing`: no document, or an empty one. `unsure`: the page cannot find out.
 */
export type DocumentInspection = 'html' | 'apart' | 'missing' | 'unsure';

// The `Accept` header that the browser sends for a document in a frame.
const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

// Whether a frame in which no script runs shows anything of it.
const hasWords = (html: string): boolean => {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style|title)\b[\s\S]*?<\/\1\s*>/gi, '');
  return /<(img|svg|object|embed|iframe)\b/i.test(visible) || visible.replace(/<[^>]*>/g, '').trim() !== '';
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
 * Looks at a document before a frame shows it, because a frame fires `load` for an error page, an empty page and a refused document too.
 * The documents of another origin cannot be inspected. Never rejects.
 */
export const inspectDocument = async (url: string, origin: string): Promise<DocumentInspection> => {
  const { origin: there, pathname } = new URL(url);
  if (there !== origin) return /\.(pdf|docx?|xlsx?|zip)$/i.test(pathname) ? 'apart' : 'unsure';
  try {
    return await judge(await fetch(url, { headers }), origin);
  } catch {
    // It may redirect to another origin, whose documents the page cannot inspect.
    const isLed = await fetch(url, { headers, redirect: 'manual' }).then(
      ({ type }) => type === 'opaqueredirect',
      () => false,
    );
    return isLed ? 'unsure' : 'missing';
  }
};
