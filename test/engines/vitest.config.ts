import { realBrowsers } from './realBrowsers.ts';

/** Tests in real browsers, also old ones and WebKit: `npx vitest run --config test/engines/vitest.config.ts`. */
export default realBrowsers(import.meta.dirname);
