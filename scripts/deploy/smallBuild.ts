import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Hosted, hostFiles } from '../build/hostFiles.ts';
import { hashOf } from './policy.ts';

/** @returns a small document, in the form that the build makes, with this build id. */
export const smallPage = (title: string, buildId = '1a2b3c4d'): string => {
  const script = `document.title=${JSON.stringify(title)}`;
  const style = 'body{margin:0}';
  const policy = `default-src 'none';script-src ${hashOf(script)};style-src ${hashOf(style)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${'Text. '.repeat(50)}</p><script>${script}</script><template data-build="${buildId}"></template></body></html>\n`;
};

const hosted: Hosted = {
  addresses: ['', 'repay', 'order', 'terms'],
  framed: ['terms'],
  ofWorker: [],
  files: ['images/slip.svg', 'robots.txt'],
};

/** Makes a build of four pages in a folder, for the tests of code that compares or serves builds. */
export const makeSmallBuild = (folder: string): void => {
  const files = {
    'index.html': smallPage('Home'),
    'repay/index.html': smallPage('Repay'),
    'order/index.html': smallPage('Order'),
    'terms/index.html': smallPage('Terms'),
    '404.html': smallPage('Not found'),
    'texts/repay.0123abcd.fil.json': '{"repay":{"title":"Magbayad"}}',
    'late/client.0123abcd.js': 'self.client=1',
    'images/slip.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Slip</title></svg>',
    'robots.txt': 'User-agent: *\nAllow: /\n',
    ...Object.fromEntries(hostFiles(hosted).map(({ path, content }) => [path, content])),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};
