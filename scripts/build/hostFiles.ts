import { type Headers, headersAt, headersOfAll, KEPT_FOLDERS, NEVER, ONLY_TLS, SHARED_PICTURE } from './hostHeaders.ts';

/** What of a build a host has to know, so that it answers just that. */
export interface Hosted {
  /** Documents, without slashes around them; the root is empty. */
  readonly addresses: readonly string[];
  /** Those of them that this site shows in frames of its own. */
  readonly framed: readonly string[];
  /** What else is public, but for texts, from the root on: `images/slip.svg`. */
  readonly files: readonly string[];
  /** Whether the developer preview is part of it, which tries the phone's camera and place. */
  readonly hasPreview?: boolean;
}

const IMAGES = '/images/';

const lines = (of: Headers, make: (name: string, value: string) => string): string =>
  Object.entries(of)
    .map(([name, value]) => make(name, value))
    .join('\n');

const rule = (path: string, headers: Headers): string =>
  `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`;

// For hosts that read `_headers`, such as Netlify and Cloudflare Pages. They join what several rules say of one header,
// so no two of these rules name the same one for the same path.
const headersFile = ({ addresses, framed, files, hasPreview }: Hosted): string =>
  [
    rule('/*', headersOfAll(hasPreview)),
    ...addresses.flatMap((address) =>
      (address ? [`/${address}`, `/${address}/`] : ['/']).map((path) =>
        rule(path, headersAt(path, framed.includes(address))),
      ),
    ),
    ...files.map((file) => rule(`/${file}`, headersAt(`/${file}`))),
    ...KEPT_FOLDERS.map((folder) => rule(`${folder}*`, headersAt(folder))),
    '',
  ].join('\n');

const inPattern = (texts: readonly string[]): string => texts.map((text) => text.replace(/\./g, '\\.')).join('|');

/** A block of nginx's. One that adds a header inherits none, so each names all of them. */
const block = (where: string, what: string, headers: Headers): string => `location ${where} {
  ${what}
  charset utf-8;
${lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)}
}
`;

const PAGE = 'try_files $uri/index.html =404;';
const FILE = 'try_files $uri =404;';

const nginxBlocks = ({ framed, files, hasPreview }: Hosted): string => {
  // An empty header is not sent.
  const all: Headers = { ...headersOfAll(hasPreview), [ONLY_TLS]: '$only_tls' };
  const at = (path: string, isFramed = false): Headers => ({ ...all, ...headersAt(path, isFramed) });
  const besidePages = files.filter((file) => !`/${file}`.startsWith(IMAGES));
  return [
    block('= /404.html', 'internal;', { ...at('/404.html'), 'Cache-Control': NEVER }),
    ...KEPT_FOLDERS.map((folder) => block(folder, FILE, at(folder))),
    block(IMAGES, FILE, at(IMAGES)),
    block(`= ${SHARED_PICTURE}`, FILE, at(SHARED_PICTURE)),
    ...(besidePages.length ? [block(`~ ^/(?:${inPattern(besidePages)})$`, FILE, at('/'))] : []),
    ...(framed.length ? [block(`~ ^/(?:${inPattern(framed)})/?$`, PAGE, at('/', true))] : []),
    // Pages by their addresses, and nothing else that lies in the folder.
    block('/', PAGE, at('/')),
  ].join('\n');
};

const nginxFile = (hosted: Hosted): string => `# Include this inside a server block whose root is this folder.
# /repay and /repay/ are the same document, without a redirect in between.
error_page 404 /404.html;
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

# What only the host needs is no page.
location ^~ /_ {
  return 404;
}

# Nor is what came into the folder by mistake (.git, .env), nor a page's packed copy.
location ~ /\\.|\\.br$ {
  return 404;
}

${nginxBlocks(hosted)}`;

/** What the host needs beside a build's pages: headers for hosts that read `_headers`, and the same for nginx. */
export const hostFiles = (hosted: Hosted): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile(hosted) },
  { path: '_nginx.conf', content: nginxFile(hosted) },
];
