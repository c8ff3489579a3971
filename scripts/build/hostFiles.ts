import type { BuildSettings } from './settings.ts';

// A document's own policy stands in the document; what only a header can say stands here.
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Long enough that a screen fetched ahead is there for the tap, short enough that a new build is out in minutes.
  'Cache-Control': 'public, max-age=300',
} as const;

const forever = 'public, max-age=31536000, immutable';

const lines = (indent: string, make: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => indent + make(name, value))
    .join('\n');

const headersFile = (): string => `/*
${lines('  ', (name, value) => `${name}: ${value}`)}
/texts/*
  ! Cache-Control
  Cache-Control: ${forever}
`;

const nginxFile =
  (): string => `# Inside a server block whose root is this folder. Answers /repay and /repay/ alike, without a redirect.
${lines('', (name, value) => `add_header ${name} "${value}" always;`).replace(/^add_header Cache-Control.*$/m, 'add_header Cache-Control $borrower_web_cache always;')}
error_page 404 /404.html;
gzip on;
gzip_types application/json image/svg+xml;
location ~ /_ { return 404; }
location / { try_files $uri $uri/index.html $uri/ =404; }

# In the http block, beside the server:
# map $uri $borrower_web_cache { ~^/texts/ "${forever}"; default "${headers['Cache-Control']}"; }
`;

/** What the host needs beside the pages: headers for hosts that read \`_headers\`, and the same for nginx. */
export const hostFiles = (_settings: BuildSettings): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile() },
  { path: '_nginx.conf', content: nginxFile() },
];
