import { expect, it } from 'vitest';
import { brand } from '../../shared/brand/brands/default/brand.ts';
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
