import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api/allEndpoints.ts';
import { samplePng } from '../complaints/insertComplaints.ts';
import { callFor, ORIGIN, open, post, sessionOf } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const sandbox = sandboxForEachTest();

/** Uploads a file with the session of an order's borrower. */
const upload = async (orderId: string, content: BlobPart): Promise<{ code: string; data: { url: string } }> => {
  const body = new FormData();
  body.append('problemImage', new File([content], 'photo.jpg', { type: 'image/jpeg' }));
  const path = `/api${endpoints.uploadEvidence.path}?${new URLSearchParams(sessionOf(orderId))}`;
  return JSON.parse(await (await post(sandbox, path, { body })).text());
};
const png = new Uint8Array(samplePng(1));

const save = (orderId: string, changes: Readonly<Record<string, string>> = {}) => {
  const sound = { problemType: '2', problemSonType: '', problemDetail: 'I paid twice.', problemImage: '' };
  return callFor(sandbox, orderId, 'saveComplaint', { ...sound, orderNo: orderId, ...changes });
};
const newest = async (orderId: string) => {
  const [waiting] = (await callFor(sandbox, orderId, 'listComplaints')).data.tabs;
  return (await callFor(sandbox, orderId, 'readComplaint', { problemId: waiting?.list[0]?.id ?? '' })).data;
};

describe('A complaint', () => {
  it('is stored as it was written, with its images', async () => {
    const text = '  It is <b>wrong</b> & "odd".\n\nSecond paragraph. ';
    const { url } = (await upload('170001', png)).data;
    expect((await save('170001', { problemDetail: text, problemImage: url })).code).toBe('00');
    expect(await newest('170001')).toMatchObject({ type: 'Repayment', content: text, images: [url] });
    const image = await sandbox.fetch(new Request(url));
    expect([image.headers.get('content-type'), image.headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'nosniff',
    ]);
  });

  it.each<[what: string, code: string, changes: Record<string, string>]>([
    ['a text of 201', '4000', { problemDetail: 'a'.repeat(201) }],
    ['blanks only', '4000', { problemDetail: ' \n\t ' }],
    ['a type that there is not', '4000', { problemType: '7' }],
    ['collection for an order not in it', '4220', { problemType: '1', problemSonType: '11' }],
    ['another borrower’s order', '4040', { orderNo: '180001' }],
    ['an image that was never uploaded', '4150', { problemImage: `${ORIGIN}/sandbox/evidence/none` }],
    ['an image of the staff', '4150', { problemImage: `${ORIGIN}/sandbox/evidence/sample-1002-answered-1` }],
  ])('is refused with %s: %s', async (_, code, changes) => {
    expect((await save('170001', changes)).code).toBe(code);
  });

  it('is refused with another borrower’s image', async () => {
    const { url } = (await upload('170001', png)).data;
    expect((await save('180001', { problemImage: url })).code).toBe('4150');
  });

  it.each(['', '<html>', 'GIF89a'])('takes no file with the content %j for an image', async (content) => {
    expect((await upload('170001', content)).code).toBe('4150');
  });

  it('of another borrower cannot be read', async () => {
    expect((await callFor(sandbox, '170001', 'readComplaint', { problemId: 1011 })).code).toBe('4041');
  });
});

describe('The service staff', () => {
  const authorization = () => `Basic ${btoa(`staff:${sandbox.staffPassword}`)}`;
  const answer = (id: number, reply: string, headers: Record<string, string>) =>
    post(sandbox, `/sandbox/staff/${id}`, { body: new URLSearchParams({ reply, asksForRating: 'on' }), headers });

  it('answer a complaint, which the borrower reads and rates once', async () => {
    const sent = await answer(1001, ' We <b>found</b> it.\r\nSorry. ', { authorization: authorization() });
    expect(sent.status).toBe(303);
    const read = async () => (await callFor(sandbox, '170001', 'readComplaint', { problemId: 1001 })).data;
    expect(await read()).toMatchObject({ disposeDetail: 'We <b>found</b> it.\nSorry.', isNeedScore: 1 });
    const rate = async () => (await callFor(sandbox, '170001', 'rateService', { problemId: 1001, score: 4 })).code;
    expect([await rate(), await rate()]).toEqual(['00', '4221']);
    expect(await read()).toMatchObject({ isNeedScore: 0 });
    const { text } = await open(sandbox, '/sandbox/staff', { authorization: authorization() });
    expect(text).toContain('Rated with 4 of 5.');
    expect(text).not.toContain('<b>found');
  });

  it('need the password to read and to answer', async () => {
    const wrong = { authorization: `Basic ${btoa('staff:wrong')}` };
    for (const headers of [{}, wrong]) {
      expect((await open(sandbox, '/sandbox/staff', headers)).response.status).toBe(401);
      expect((await answer(1001, 'Mine', headers as Record<string, string>)).status).toBe(401);
    }
  });
});
