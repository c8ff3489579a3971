import { Hono } from 'hono';
import { jsonResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/readBytes.ts';

const MAX_KEPT = 100;

/** An example of what receives the reports of pages (`reporting` of a brand). It keeps the last ones in memory, to look at. */
export function reportRoutes(): Hono {
  const kept: unknown[] = [];
  const routes = new Hono();
  routes.get('/sandbox/reports', () => jsonResponse(kept));
  routes.post('/sandbox/reports', async (c) => {
    kept.push(JSON.parse(new TextDecoder().decode(await readBytes(c.req.raw, MAX_TEXT_BYTES))));
    kept.splice(0, kept.length - MAX_KEPT);
    return new Response(null, { status: 204 });
  });
  return routes;
}
