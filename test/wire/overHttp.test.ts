import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, makeClient } from '../../shared/api/client.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { rawServer } from '../hostile/rawLine.ts';
import { page, platformOf } from './wire.ts';

let server: Awaited<ReturnType<typeof rawServer>>;

beforeAll(async () => {
  server = await rawServer('{"code":"00","message":"","data":{"url":"https://cdn.example/₱.jpg"}}');
});
afterAll(() => server.close());

const callOverHttp = (): Call =>
  makeClient(platformOf(fetch), page, { base: `${server.origin}/api`, service: 'loan', paths: {} });

/** The last request as it arrived. */
const arrived = () => {
  const { headers, body } = server.heard.at(-1) ?? { headers: [], body: '' };
  return { headers: Object.fromEntries(headers), body: Buffer.from(body, 'latin1').toString('utf8') };
};

describe('over a real line', () => {
  it('an image arrives whole, with the boundary named in the header, and its answer is read', async () => {
    const outcome = await callOverHttp()(uploadEvidence, { image: new Blob(['PICTURE']), fileName: 'slip.jpg' });
    expect(outcome).toEqual({ kind: 'ok', data: { url: 'https://cdn.example/₱.jpg' } });
    const { headers, body } = arrived();
    const boundary = headers['content-type']?.match(/^multipart\/form-data; boundary=(.+)$/)?.[1];
    expect(boundary).toBeTruthy();
    expect(body).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="problemImage"; filename="slip.jpg"`);
    expect(body).toContain('\r\n\r\nPICTURE\r\n');
  });
});
