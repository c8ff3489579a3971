import { realBrowsers } from './realBrowsers.ts';

/** Real browsers, old and other ones: `npx vitest run --config test/engines/vitest.config.ts`. */
export default realBrowsers(import.meta.dirname);
