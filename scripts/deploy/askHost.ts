/** A host's response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body after decompression. */
  readonly body: Buffer;
}

// For a name with several addresses, the error has only a code and no message; OpenSSL's messages end with a line break.
const reasonOf = (error: Error): string => {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return message.trim() || String(code);
};

/** Sends a request and follows no redirect. @throws with a message that follows "the answer", if there is no whole response within `ms`. */
export const askHost = async (url: URL, init: RequestInit = {}, ms = 10_000): Promise<Answer> => {
  const signal = AbortSignal.timeout(ms);
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new Error(signal.aborted ? `does not end within ${ms} ms` : `does not come: ${reasonOf(error as Error)}`);
  }
};
