import { expect, it } from 'vitest';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import type { BrandAdapter } from '../conform/throughAdapter.ts';
import { findingsIn } from './conformPlugin.ts';

const DESCRIBING_MS = 60_000;

const answer = (envelope: unknown) => ({
  call: 'openAgreement',
  url: 'https://my.api/v3/contract/contract-jump',
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(envelope),
});

it('In development an answer is looked at as npm run conform does, and a refusal is well', {
  timeout: DESCRIBING_MS,
}, async () => {
  expect(await findingsIn(answer({ code: '00', data: { contract_url: 'http://a.example/1' } }), brand)).toEqual([
    expect.stringMatching(
      /^openAgreement: data\.contract_url: suspicious \(http-url\)\. Received http:\/\/a\.example\/…; expected /,
    ),
  ]);
  expect(await findingsIn(answer({ code: '00', data: { contract_url: '/contracts/1' } }), brand)).toEqual([]);
  expect(await findingsIn(answer({ code: '4001', message: 'No', data: null }), brand)).toEqual([]);
  expect(await findingsIn({ ...answer(''), call: 'noSuchCall' }, brand)).toEqual([]);
});

it('In development an answer of a service that speaks otherwise is looked at as the brand’s adapter reads it', {
  timeout: DESCRIBING_MS,
}, async () => {
  const itsOwn = answer({ done: true, link: '/contracts/1' });
  const adapter: BrandAdapter = {
    adaptRequest: (_, standard) => standard,
    adaptResponse: (_, { body }) => ({
      code: 0,
      message: '',
      data: { contract_url: (body as { readonly link: string }).link },
    }),
  };
  expect(await findingsIn(itsOwn, brand)).not.toEqual([]);
  expect(await findingsIn(itsOwn, brand, adapter)).toEqual([]);
  const throwing = {
    ...adapter,
    adaptResponse: () => {
      throw new Error('no trim');
    },
  };
  await expect(findingsIn(itsOwn, brand, throwing)).rejects.toThrow(
    "The brand's adaptResponse throws at the answer to openAgreement (status 200): no trim",
  );
});
