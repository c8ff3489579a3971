// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { CallReport, Report } from './conform.ts';
import { findingAt } from './finding.ts';
import { hintOf, written } from './formats.ts';
import { CHANGES } from './plans.ts';

const order: CallReport = {
  call: 'readOrder',
  method: 'GET',
  path: '/v3/loan-details/loan-details',
  state: 'deviates',
  findings: [
    findingAt('readOrder', 'data.recProducts[1].name', {
      word: 'wrong-type',
      received: '<true> & "so on"',
      expected: 'a text',
    }),
  ],
  fields: [
    { path: 'data', state: 'ok' },
    { path: 'data.recProducts[].name', state: 'deviates' },
    { path: 'data.h5Url', state: 'absent', without: 'nextUrl is empty' },
    { path: 'data.reyMsg', state: 'empty' },
  ],
};

const push: CallReport = {
  call: 'pushLoan',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-push',
  state: 'not asked',
  why: CHANGES,
  findings: [],
  fields: [],
};

const reportOf = (...calls: readonly CallReport[]): Report => ({ base: 'https://my.api', calls, isAnswered: true });

const conformant: CallReport = { ...order, state: 'ok', findings: [] };

describe('A report', () => {
  it('as text names path, word, what came and what belongs there', () => {
    expect(written(reportOf(order, push), 'text').split('\n')).toEqual([
      'readOrder  GET /v3/loan-details/loan-details  1 deviation (2 of 4 fields seen)',
      '  wrong type: data.recProducts[1].name (wrong-type)',
      '    received  <true> & "so on"',
      '    expected  a text',
      '  absent: data.h5Url (without it, in the names of the app: nextUrl is empty)',
      `not asked, for ${CHANGES}: pushLoan`,
      '',
      '1 call asked, 1 not: 1 deviation',
    ]);
  });

  it('as JSON says first whether the back end conforms', () => {
    expect(JSON.parse(written(reportOf(order), 'json'))).toMatchObject({
      conformant: false,
      calls: [{ call: 'readOrder', findings: [{ verdict: 'wrong type' }] }],
    });
    expect(JSON.parse(written(reportOf(conformant), 'json'))).toMatchObject({ conformant: true });
  });

  it('as JUnit is XML with a test for each field, whatever stands in a value', () => {
    const document = new DOMParser().parseFromString(written(reportOf(order, push), 'junit'), 'text/xml');
    const nameOf = (element: Element | null) => element?.getAttribute('name');
    expect([...document.querySelectorAll('testsuite')].map(nameOf)).toEqual(['readOrder', 'pushLoan']);
    expect([...document.querySelectorAll('testsuite[name=readOrder] testcase')].map(nameOf)).toEqual([
      'answer',
      'data',
      'data.recProducts[].name',
      'data.h5Url',
      'data.reyMsg',
    ]);
    const failure = document.querySelector('failure');
    expect(nameOf(failure?.parentElement ?? null)).toBe('data.recProducts[].name');
    expect(failure?.textContent).toBe('received <true> & "so on"; expected a text');
    expect(document.querySelector('testsuite')?.getAttribute('failures')).toBe('1');
    expect(document.querySelector('skipped')?.getAttribute('message')).toBe(CHANGES);
  });

  it('as JUnit leaves out what XML cannot write', () => {
    const odd = findingAt('readOrder', 'data', { word: 'wrong-type', received: 'a\u0000\u001bb\ufffe', expected: 'c' });
    expect(written(reportOf({ ...order, findings: [odd] }), 'junit')).toContain('received ab; expected c');
  });
});

describe('The command ends', () => {
  it('with a hint where the address lacks the path of the service', () => {
    const lost = findingAt('readOrder', 'HTTP', { word: 'http-status', received: 'the status 404', expected: '200' });
    const nowhere = reportOf({ ...order, findings: [lost] }, push);
    expect(hintOf(nowhere)).toBe('Does the service stand at https://my.api/api?');
    expect(hintOf({ ...nowhere, base: 'https://my.api/v1' })).toBeUndefined();
    expect(hintOf(reportOf(order))).toBeUndefined();
  });

  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
    ['SELF_SIGNED_CERT_IN_CHAIN', true],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
    ['ECONNREFUSED', false],
  ])('with the way to give a certificate where nobody vouches for that of the service: %s', (received, isTold) => {
    const lost = findingAt('readOrder', 'HTTP', { word: 'no-answer', received, expected: 'an answer' });
    const way = ' A certificate of your own is given by NODE_EXTRA_CA_CERTS=ca.pem before the command.';
    expect(hintOf({ ...reportOf({ ...order, findings: [lost] }), isAnswered: false })).toBe(
      `No call was answered at https://my.api.${isTold ? way : ''}`,
    );
  });

  it('with a word where nothing was asked', () => {
    expect(hintOf({ ...reportOf(push), isAnswered: false })).toBe('No call was asked.');
  });
});
