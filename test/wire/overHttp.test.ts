import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '../../shared/api/client.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import type { Call } from '../../shared/api/settle.ts';
import { page, platformOf, SESSION } from './wire.ts';

interface Received {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];

const server: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  });
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end('{"code":"00","message":"","data":{"url":"https://cdn.example/₱.jpg"}}');
});

const callOverHttp = (): Call => {
  const { port } = server.address() as AddressInfo;
  const at = { base: `http://127.0.0.1:${port}/api`, service: 'loan', paths: {} };
  return makeClient(platformOf(fetch), page, at);
};

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

describe('over a real line', () => {
  it('a JSON call arrives as written', async () => {
    await callOverHttp()(saveEvent, { productId: '₱9', moduleId: 30, positionId: 1 });
    expect(received.at(-1)).toMatchObject({
      line: `POST /api/service/event/save?${SESSION}`,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', gather: 'g h' },
      body: '{"productId":"₱9","moduleId":30,"positionId":1}',
    });
  });

  it('a form arrives as written', async () => {
    await callOverHttp()(pushLegacyLoan, { amount: '1,234.56', productId: '9' });
    expect(received.at(-1)).toMatchObject({
      line: `POST /api/older/push?${SESSION}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', swift: 's1', eyes: 'e=2' },
      body: 'productId=9&amount=1%2C234.56',
    });
  });

  it('an image arrives whole, with the boundary named in the header, and its answer is read', async () => {
    const outcome = await callOverHttp()(uploadEvidence, { image: new Blob(['PICTURE']), fileName: 'slip.jpg' });
    expect(outcome).toEqual({ kind: 'ok', data: { url: 'https://cdn.example/₱.jpg' } });
    const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
    const boundary = headers['content-type']?.match(/^multipart\/form-data; boundary=(.+)$/)?.[1];
    expect(boundary).toBeTruthy();
    expect(body).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="problemImage"; filename="slip.jpg"`);
    expect(body).toContain('\r\n\r\nPICTURE\r\n');
  });
});
