import { format } from 'node:util';
import { expect, it, vi } from 'vitest';
import { call, openTestSandbox, sessionOf } from '../testBorrower.ts';

it('the log of a call that the database broke names the query, and no borrower', async () => {
  const { sandbox, remove } = await openTestSandbox();
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(format(...words)));
  await sandbox.close();
  const { code } = await call(sandbox, 'readOrder', { ...sessionOf('170001'), mobilePhone: '09170000000' });
  expect(code).toBe('9999');
  expect(lines.join('\n')).toMatch(/select .* from/);
  expect(lines.join('\n')).not.toMatch(/170001|50011|09170000000/);
  await remove();
});
