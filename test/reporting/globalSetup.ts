import { buildReporting } from './buildReporting.ts';

// biome-ignore lint/style/noDefaultExport: Playwright takes a setup from the default export alone
export default (): Promise<void> => buildReporting();
