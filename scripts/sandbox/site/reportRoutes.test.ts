import { expect, it } from 'vitest';
import { reportRoutes } from './reportRoutes.ts';

const ADDRESS = 'http://sandbox.test/sandbox/reports';

it('The sandbox shows the last hundred reports of pages, oldest first', async () => {
  const routes = reportRoutes();
  for (let number = 1; number <= 101; number++) {
    const response = await routes.request(ADDRESS, { method: 'POST', body: JSON.stringify({ number }) });
    expect(response.status).toBe(204);
  }
  const kept = (await (await routes.request(ADDRESS)).json()) as { number: number }[];
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, { number: 2 }, { number: 101 }]);
});
