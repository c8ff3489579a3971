// A document's own policy stands in the document; what only a header can say stands here.
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

// Long enough that a screen fetched ahead is there for the tap, short enough that a new build is out in minutes.
const minutes = 'public, max-age=300';
// The name of a file of texts changes with what is in it.
const forever = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

const lines = (of: Headers, make: (name: string, value: string) => string): string =>
  Object.entries(of)
    .map(([name, value]) => make(name, value))
    .join('\n');

const cacheOf = (path: string, value: string): string => `${path}\n  Cache-Control: ${value}`;

// For hosts that read `_headers`, such as Netlify and Cloudflare Pages. They join what several rules say of one header,
// so no two of these rules name the same one for the same path.
const headersFile = (addresses: readonly string[]): string => `/*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
${addresses
  .flatMap((address) => (address ? [`/${address}`, `/${address}/`] : ['/']))
  .map((path) => cacheOf(path, minutes))
  .join('\n')}
${cacheOf('/images/*', minutes)}
${cacheOf('/texts/*', forever)}
`;

const addHeaders = (cache: string): string =>
  lines({ ...headers, 'Cache-Control': cache }, (name, value) => `  add_header ${name} "${value}" always;`);

const nginxFile = (): string => `# Include this inside a server block whose root is this folder.
# /repay and /repay/ are the same document, without a redirect in between.
error_page 404 /404.html;
gzip on;
gzip_vary on;
gzip_types application/json image/svg+xml;

location ~ /_ {
  return 404;
}

location /texts/ {
  try_files $uri =404;
${addHeaders(forever)}
}

location / {
  try_files $uri $uri/index.html =404;
${addHeaders(minutes)}
}
`;

/** What the host needs beside the pages, which stand at `addresses` (the root is empty): headers for hosts that read `_headers`, and the same for nginx. */
export const hostFiles = (addresses: readonly string[]): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile(addresses) },
  { path: '_nginx.conf', content: nginxFile() },
];
