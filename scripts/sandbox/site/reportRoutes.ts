import { Hono } from 'hono';
import { jsonResponse, refusalResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/readBytes.ts';
import { Refusal } from '../http/refusal.ts';
import { clearReports, keepReport, readBodies, readReports } from '../reports/reportStore.ts';
import { type Summary, summarize } from '../reports/summarize.ts';
import type { Service } from '../service.ts';
import { seeOther } from './page.ts';
import { REPORTS, reportPage } from './reportPage.ts';

const MAX_SHOWN = 500;

/**
 * An example of what receives the reports of pages (`reporting` of a brand): it keeps messages, and shows what they come to. A page
 * does not wait for the response and does not read it.
 */
export function reportRoutes({ database, now }: Service): Hono {
  const routes = new Hono();
  const summaryOf = async (build = ''): Promise<Summary> => {
    const reports = await readReports(database.reader);
    return summarize(build ? reports.filter((report) => report.build === build) : reports);
  };
  routes.get(REPORTS, async (c) => {
    const build = c.req.query('build') ?? '';
    return reportPage(await summaryOf(), await summaryOf(build), build);
  });
  routes.get(`${REPORTS}.json`, async (c) => jsonResponse(await summaryOf(c.req.query('build'))));
  routes.get(`${REPORTS}/messages.json`, async () => jsonResponse(await readBodies(database.reader, MAX_SHOWN)));
  routes.post(`${REPORTS}/clear`, async () => {
    await clearReports(database);
    return seeOther(REPORTS);
  });
  routes.post(REPORTS, async (c) => {
    try {
      const body = await readBytes(c.req.raw, MAX_TEXT_BYTES);
      await keepReport(database, new TextDecoder().decode(body), now());
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error.code, error.message, 400);
      throw error;
    }
  });
  return routes;
}
