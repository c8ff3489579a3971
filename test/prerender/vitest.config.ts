import { realBrowsers } from '../engines/realBrowsers.ts';

/** A real browser that nothing is attached to: `npx vitest run --config test/prerender/vitest.config.ts`. They wait most of the time. */
export default realBrowsers(import.meta.dirname, 2);
