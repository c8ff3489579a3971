import { createServer } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../scripts/serve/listenAt.ts';

/** What a request or an answer has before its body: the first line, and the headers in lower case, each as it stands. */
export interface Head {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Listens on a port of its own, keeps each request as it came, and answers all with the same JSON. */
export const rawServer = async (answer: string) => {
  const heard: (Head & { readonly body: string })[] = [];
  // A long parameter is in the query and in the headers.
  const server = createServer({ maxHeaderSize: 1_000_000 }, async (request, response) => {
    const { method, url, httpVersion, rawHeaders } = request;
    const body = (await buffer(request)).toString('latin1');
    const headers = rawHeaders.flatMap((name, at) =>
      at % 2 ? [] : [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const],
    );
    heard.push({ line: `${method} ${url} HTTP/${httpVersion}`, headers, body });
    // On a line that is kept, a later request could be lost.
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(answer);
  });
  const port = await listen(server);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, heard, close };
};

/** Reads the head of an answer as a careful client does: a lone line break ends a line too. */
export const headOf = (message: string): Head => {
  const [line = '', ...lines] = (message.split('\r\n\r\n')[0] ?? '').split(/\r\n|\r|\n/);
  const headers = lines.map((each) => {
    const at = each.indexOf(':');
    return [each.slice(0, Math.max(at, 0)).toLowerCase(), each.slice(at + 1).trim()] as const;
  });
  return { line, headers };
};

/** Sends these very bytes, one a character, and answers what came back until the other side hung up. */
export const sendRaw = async (origin: string, request: string): Promise<string> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
  // Not ended: a host may take that for a client that has left.
  socket.write(Buffer.from(request, 'latin1'));
  return (await buffer(socket)).toString('latin1');
};
