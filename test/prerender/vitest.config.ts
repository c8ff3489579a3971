import { realBrowsers } from '../engines/realBrowsers.ts';

/** Tests in a browser without a debugger: `npx vitest run --config test/prerender/vitest.config.ts`. Two run at once. */
export default realBrowsers(import.meta.dirname, 2);
