// The part of `ws` that the drivers use. Declared here because the app's types are checked without this folder's
// packages, and Node 20 has no WebSocket of its own.
declare module 'ws' {
  export interface WebSocketOptions {
    perMessageDeflate?: boolean;
    /** Bytes. */
    maxPayload?: number;
  }

  export class WebSocket {
    constructor(url: string, options?: WebSocketOptions);
    once(event: 'open' | 'close', listener: () => void): this;
    once(event: 'error', listener: (error: Error) => void): this;
    on(event: 'message', listener: (data: Buffer) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'close', listener: () => void): this;
    send(text: string): void;
    close(): void;
  }
}
