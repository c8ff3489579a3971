import { cacheOf, FOREVER, type Headers, headersOfAll, MINUTES, TEXTS } from './hostHeaders.ts';

const lines = (of: Headers, make: (name: string, value: string) => string): string =>
  Object.entries(of)
    .map(([name, value]) => make(name, value))
    .join('\n');

const cacheLine = (path: string): string => `${path}\n  Cache-Control: ${cacheOf(path)}`;

// For hosts that read `_headers`, such as Netlify and Cloudflare Pages. They join what several rules say of one header,
// so no two of these rules name the same one for the same path.
const headersFile = (addresses: readonly string[]): string => `/*
${lines(headersOfAll, (name, value) => `  ${name}: ${value}`)}
${addresses
  .flatMap((address) => (address ? [`/${address}`, `/${address}/`] : ['/']))
  .map(cacheLine)
  .join('\n')}
${cacheLine('/images/*')}
${cacheLine(`${TEXTS}*`)}
`;

const addHeaders = (cache: string): string =>
  lines({ ...headersOfAll, 'Cache-Control': cache }, (name, value) => `  add_header ${name} "${value}" always;`);

const nginxFile = (): string => `# Include this inside a server block whose root is this folder.
# /repay and /repay/ are the same document, without a redirect in between.
error_page 404 /404.html;
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

# What only the host needs is no page.
location ^~ /_ {
  return 404;
}

location ${TEXTS} {
  try_files $uri =404;
  charset utf-8;
${addHeaders(FOREVER)}
}

location / {
  try_files $uri $uri/index.html =404;
  charset utf-8;
${addHeaders(MINUTES)}
}
`;

/** What the host needs beside the pages, which stand at `addresses` (the root is empty): headers for hosts that read `_headers`, and the same for nginx. */
export const hostFiles = (addresses: readonly string[]): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile(addresses) },
  { path: '_nginx.conf', content: nginxFile() },
];
