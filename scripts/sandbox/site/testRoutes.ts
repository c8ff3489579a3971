import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { ledger } from '../database/schema.ts';
import { readFault } from '../faults/faults.ts';
import { jsonResponse, Refusal, refusalCodes, successResponse } from '../http/envelope.ts';
import { readBody } from '../http/fields.ts';
import { resetAll, resetOrder } from '../seed/seedOrders.ts';
import type { Service } from '../service.ts';
import { seeOther } from './page.ts';

/** Creates the routes that tests and the start page control the sandbox with: faults, the ledger and reset. */
export function testRoutes({ database, faults, ...seeding }: Service): Hono {
  const routes = new Hono();
  routes.post('/sandbox/faults', async (c) => {
    faults.push(readFault(await readBody(c.req.raw)));
    return successResponse(null);
  });
  routes.delete('/sandbox/faults', () => {
    faults.length = 0;
    return successResponse(null);
  });
  routes.get('/sandbox/ledger', async (c) => {
    const orderId = c.req.query('orderId');
    const ofOrder = orderId ? eq(ledger.orderId, orderId) : undefined;
    return jsonResponse(await database.reader.select().from(ledger).where(ofOrder).orderBy(asc(ledger.id)));
  });
  routes.post('/sandbox/reset', async (c) => {
    const orderId = c.req.query('orderId');
    faults.splice(0, faults.length, ...faults.filter((fault) => orderId && fault.orderId !== orderId));
    if (orderId === undefined) await resetAll(database, seeding);
    else if (!(await resetOrder(database, orderId, seeding)))
      throw new Refusal(refusalCodes.orderUnknown, 'The sandbox has no order of this number.');
    // The start page submits a form and needs a page; a test needs the envelope.
    const isForm = (c.req.header('content-type') ?? '').includes('form-urlencoded');
    return isForm ? seeOther('/sandbox/') : successResponse(null);
  });
  return routes;
}
