import { type Headers, headersAt, headersOfAll, KEPT_FOLDERS, NEVER, ONLY_TLS, WORKER } from './hostHeaders.ts';

/** What a host has to know about a build, so that it serves these addresses only. */
export interface Hosted {
  /** Documents, without slashes around them; the root is empty. */
  readonly addresses: readonly string[];
  /** The documents that this site shows in its own frames. */
  readonly framed: readonly string[];
  /** All other public files, except texts, relative to the root: `images/slip.svg`. */
  readonly files: readonly string[];
  /** Whether the developer preview is included, which tests the phone's camera and location. */
  readonly hasPreview?: boolean;
  /** The path below which all of this is served; empty for the root. */
  readonly basePath?: string;
}

const NOT_FOUND = '/404.html';

const lines = (of: Headers, make: (name: string, value: string) => string): string =>
  Object.entries(of)
    .map(([name, value]) => make(name, value))
    .join('\n');

const rule = (path: string, headers: Headers): string =>
  `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`;

// For hosts that read `_headers`, such as Netlify and Cloudflare Pages. They join the values of one header from several
// rules, so no two of these rules set the same header for the same path.
const headersFile = ({ addresses, framed, files, hasPreview, basePath = '' }: Hosted): string =>
  [
    // This rule matches the path with a slash after it; the path without one is the home page too.
    ...(basePath ? [rule(basePath, headersOfAll(hasPreview))] : []),
    rule(`${basePath}/*`, headersOfAll(hasPreview)),
    ...addresses.flatMap((address) =>
      (address ? [`/${address}`, `/${address}/`] : basePath ? ['', '/'] : ['/']).map((path) =>
        rule(basePath + path, headersAt(path, framed.includes(address))),
      ),
    ),
    ...files.map((file) => rule(`${basePath}/${file}`, headersAt(`/${file}`))),
    ...KEPT_FOLDERS.map((folder) => rule(`${basePath}${folder}*`, headersAt(folder))),
    '',
  ].join('\n');

const inPattern = (texts: readonly string[]): string => texts.map((text) => text.replace(/\./g, '\\.')).join('|');

// At the root the server's configuration has it once. Below a path, the server's other content has its own error page.
const missing = (basePath: string): string => basePath && `\n  error_page 404 ${basePath}${NOT_FOUND};`;

const quoted = (value: string): string => `"${value.replace(/"/g, '\\"')}"`;

/** A `location` block of nginx. A block that adds a header inherits none, so each lists all of them. */
const block = (basePath: string, where: string, what: string, headers: Headers): string => `location ${where} {
  ${what}${missing(basePath)}
  charset utf-8;
${lines(headers, (name, value) => `  add_header ${name} ${quoted(value)} always;`)}
}
`;

const PAGE = 'try_files $uri/index.html =404;';
const FILE = 'try_files $uri =404;';

const nginxBlocks = ({ framed, files, hasPreview, basePath = '' }: Hosted): string => {
  const add = (where: string, what: string, headers: Headers): string => block(basePath, where, what, headers);
  // An empty header is not sent.
  const all: Headers = { ...headersOfAll(hasPreview), [ONLY_TLS]: '$only_tls' };
  const at = (path: string, isFramed = false): Headers => ({ ...all, ...headersAt(path, isFramed) });
  const besidePages = files.filter((file) => `/${file}` !== WORKER);
  return [
    add(`= ${basePath}${NOT_FOUND}`, 'internal;', { ...at(NOT_FOUND), 'Cache-Control': NEVER }),
    ...KEPT_FOLDERS.map((folder) => add(basePath + folder, FILE, at(folder))),
    add(`= ${basePath}${WORKER}`, FILE, at(WORKER)),
    add(`~ ^${basePath}/(?:${inPattern(besidePages)})$`, FILE, at('/')),
    ...(framed.length ? [add(`~ ^${basePath}/(?:${inPattern(framed)})/?$`, PAGE, at('/', true))] : []),
    // Only the addresses of pages are served, and nothing else in the folder.
    ...(basePath ? [add(`= ${basePath}`, PAGE, at('/'))] : []),
    add(`${basePath}/`, PAGE, at('/')),
  ].join('\n');
};

const refused = (
  path: string,
): string => `# What only the host needs is no page. Nor is what came into the folder by mistake (.git, .env), nor a packed copy.
location ~ ^/_(?:headers|(?:build|sizes)\\.json|nginx\\.conf)$|^${path}/(?:.*/)?[._]|^${path}/.*\\.br$ {
  return 404;${missing(path)}
}
`;

const nginxFile = (
  hosted: Hosted,
  path = hosted.basePath ?? '',
): string => `# Include this inside a server block whose root is this folder.
# /repay and /repay/ are the same document, without a redirect in between.
${path ? `# All of it is below ${path}; what the server answers elsewhere is no part of it.` : `error_page 404 ${NOT_FOUND};`}
server_tokens off;
gzip on;
# The default of 1 makes every screen a tenth heavier.
gzip_comp_level 6;
# Also for a CDN in front, which nginx would else answer without compression.
gzip_proxied any;
gzip_vary on;
gzip_types application/json image/svg+xml;
# Where nginx itself speaks TLS: a browser can read nothing of a record before all of it has come. By the default of
# 16 kB, that is the whole document; by this, the data call leaves when the first packet is there.
ssl_buffer_size 1400;

# Where something in front of nginx speaks TLS in its stead, that has to add this header.
set $only_tls "";
if ($https) {
  set $only_tls "${headersOfAll()[ONLY_TLS]}";
}

${refused(path)}
${nginxBlocks(hosted)}`;

/** The files that a host needs besides a build's pages: headers for hosts that read `_headers`, and the same for nginx. */
export const hostFiles = (hosted: Hosted): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile(hosted) },
  { path: '_nginx.conf', content: nginxFile(hosted) },
];
