import { createServer } from 'vite';
import { root } from './build/settings.ts';

const server = await createServer({ configFile: `${root}/vite.config.ts`, root });
await server.listen();
server.printUrls();
console.log(`\n  Borrowers: ${server.resolvedUrls?.local[0]}sandbox/\n`);
