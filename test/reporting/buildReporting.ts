import { buildSite } from '../../scripts/build/buildSite.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';
import { ENDPOINT } from '../journeys/support/reports.ts';

const OUT_DIR = '.cache/reporting-dist';

/** The usual brand, which reports everything. */
export const settingsWithReporting = async (outDir = OUT_DIR, pages = ''): Promise<BuildSettings> => {
  const settings = await readSettings({ OUT_DIR: outDir, PAGES: pages });
  return { ...settings, brand: { ...settings.brand, reporting: { endpoint: ENDPOINT, sampleRate: 1 } } };
};

/** Builds it, or these of its pages, before the first test. Who runs beside these tests names a folder of its own. */
export const buildReporting = async (outDir = OUT_DIR, pages = ''): Promise<void> => {
  await buildSite({ ...(await settingsWithReporting(outDir, pages)), isPublished: true });
};
