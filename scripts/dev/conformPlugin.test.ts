import { expect, it } from 'vitest';
import type { Adapter } from '../../shared/brand/adapter.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { findingsIn } from './conformPlugin.ts';

const answer = (envelope: unknown) => ({
  call: 'openAgreement',
  url: 'https://my.api/v3/contract/contract-jump',
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(envelope),
});

it('In development an answer of a service that speaks otherwise is looked at as the brand’s adapter reads it', () => {
  const adapter: Adapter = {
    adaptRequest: (_, standard) => standard,
    adaptResponse: (_, { body }) => ({ code: 0, message: '', data: { contract_url: (body as { link: string }).link } }),
  };
  expect(findingsIn(answer({ done: true, link: '/contracts/1' }), brand)).not.toEqual([]);
  expect(findingsIn(answer({ done: true, link: '/contracts/1' }), brand, adapter)).toEqual([]);
});
