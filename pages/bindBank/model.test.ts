import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForEachTest } from '../../scripts/sandbox/testSandbox.ts';
import { opener, type TestPhone } from '../../test/support/testEnv.ts';
import { readyIn, untilKind } from '../../test/support/until.ts';
import { createBindBank } from './model.ts';

const sandbox = sandboxForEachTest();

const open = opener(({ env }) => createBindBank(env), { sandbox });
const openAt = async (extra: Record<string, string> = {}, phone: Partial<TestPhone> = {}) => {
  const page = open(`?${new URLSearchParams({ ...sessionOf('170112'), ...extra })}`, phone);
  await untilKind(page.model.$view, 'ready');
  return page;
};

/** Fills in the usual form and saves it. */
const save = async ({ model: form }: ReturnType<typeof open>): Promise<void> => {
  const values: Record<string, string> = { bankCode: 'SIB', bankCard: '0011223344556677', birthDay: '1990-05-04' };
  for (const { at, code } of readyIn(form.$view).fields) if (values[code]) form.fill(at, values[code]);
  await form.save();
};

describe('a saved account', () => {
  it.each(['ios', 'android'] as const)('ends the flow and closes the webview of %s', async (app) => {
    const page = await openAt({}, { app });
    await save(page);
    expect(page.messages).toEqual([
      { action: 'endBankBinding', payload: {} },
      { action: 'closeWebview', payload: {} },
    ]);
    expect(page.moves).toEqual([]);
  });

  it.each([true, false])('stays in a plain browser, which has nothing to close (history: %s)', async (canGoBack) => {
    const page = await openAt({}, { canGoBack });
    await save(page);
    expect(page.moves).toEqual([]);
    expect(page.model.$save.get().kind).toBe('saved');
    expect(page.model.next.screen).toBe('order');
  });

  it.each(['none', 'ios', 'android'] as const)('for an order gives way to it, in the app (%s) too', async (app) => {
    const page = await openAt({ source: 'loanDetail', lang: 'fil', building: 'b1' }, { app });
    await save(page);
    expect(page.messages).toEqual([]);
    const session = new URLSearchParams(sessionOf('170112'));
    expect(page.moves).toEqual([`replace /order?${session}&source=loanDetail&product_id=2001&building=b1&lang=fil`]);
  });

  it('ends the flow once, however often the borrower comes back', async () => {
    const page = await openAt({}, { app: 'ios' });
    await save(page);
    page.comeBack('visible');
    page.comeBack('revived');
    expect(page.model.$save.get().kind).toBe('saved');
    expect(page.messages).toHaveLength(2);
  });
});
