import { buildSite } from '../../scripts/build/buildSite.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';

/** Where the pages of these tests are. */
export const OUT_DIR = '.cache/reporting-dist';

/** The address that their brand names. */
export const ENDPOINT = '/sandbox/reports';

/** The usual brand, which reports everything. */
export const settingsWithReporting = async (): Promise<BuildSettings> => {
  const settings = await readSettings({
    OUT_DIR,
    PAGES: 'repay,repaymentMethod,addnormalcard,borrowDetail,carpmm,home,notFound',
  });
  return { ...settings, brand: { ...settings.brand, reporting: { endpoint: ENDPOINT, sampleRate: 1 } } };
};

/** Builds them, before the first test. */
export const buildReporting = async (): Promise<void> => {
  await buildSite(await settingsWithReporting(), { isPublished: true });
};
