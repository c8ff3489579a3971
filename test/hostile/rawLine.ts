import { connect, createServer, type Socket } from 'node:net';

/** A server that takes each request's bytes as they come, and answers all with the same words. */
export interface RawServer {
  readonly origin: string;
  /** The bytes of every connection so far, one character each. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, Math.max(end, 0)))?.[1] ?? 0);
  const isChunked = /transfer-encoding: chunked/i.test(text.slice(0, Math.max(end, 0)));
  return end >= 0 && (isChunked ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + length);
};

/** Listens on a port of its own. `body` is the answer, as JSON. */
export const rawServer = (body: string): Promise<RawServer> =>
  new Promise((resolve) => {
    const heard: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      let text = '';
      sockets.add(socket);
      socket.on('error', () => sockets.delete(socket));
      socket.on('data', (bytes) => {
        text += bytes.toString('latin1');
        if (!isWhole(text)) return;
        heard.push(text);
        const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
        socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`);
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({
        origin: `http://127.0.0.1:${port}`,
        heard,
        close: () => {
          for (const socket of sockets) socket.destroy();
          return new Promise((done) => void server.close(() => done()));
        },
      });
    });
  });

/** What a request or an answer has before its body: the first line, and the headers in lower case, each as it stands. */
export interface Head {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the head of a message as a careful server does: a lone line break ends a line too. */
export const headOf = (message: string): Head => {
  const [line = '', ...lines] = (message.split('\r\n\r\n')[0] ?? '').split(/\r\n|\r|\n/);
  const headers = lines.map((each) => {
    const at = each.indexOf(':');
    return [each.slice(0, Math.max(at, 0)).toLowerCase(), each.slice(at + 1).trim()] as const;
  });
  return { line, headers };
};

/** Sends these very bytes, one a character, and answers what came back until the other side hung up. */
export const sendRaw = (origin: string, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.end(Buffer.from(request, 'latin1'));
  });
