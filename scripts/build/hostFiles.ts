// A document's own policy stands in the document; what only a header can say stands here.
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Long enough that a screen fetched ahead is there for the tap, short enough that a new build is out in minutes.
  'Cache-Control': 'public, max-age=300',
} as const;

const forever = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

const textHeaders: Headers = { ...headers, 'Cache-Control': forever };

const lines = (of: Headers, make: (name: string, value: string) => string): string =>
  Object.entries(of)
    .map(([name, value]) => make(name, value))
    .join('\n');

// For Netlify, Cloudflare Pages and hosts that read the same file.
const headersFile = (): string => `/*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
/texts/*
  ! Cache-Control
  Cache-Control: ${forever}
`;

const addHeaders = (of: Headers): string => lines(of, (name, value) => `  add_header ${name} "${value}" always;`);

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
${addHeaders(textHeaders)}
}

location / {
  try_files $uri $uri/index.html =404;
${addHeaders(headers)}
}
`;

/** What the host needs beside the pages: headers for hosts that read `_headers`, and the same for nginx. */
export const hostFiles = (): { path: string; content: string }[] => [
  { path: '_headers', content: headersFile() },
  { path: '_nginx.conf', content: nginxFile() },
];
