/** Told of each page as soon as it is made: how many there are by now, of how many, and its folder's name. */
export type OnPage = (done: number, total: number, name: string) => void;

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const CLEAR_LINE = '\r\u001b[K';

/** Shows how far a build is: on one line of a terminal, which is empty again at the end; elsewhere on a line for each page. */
export const progressOn =
  (output: Output): OnPage =>
  (done, total, name) => {
    const line = `Built ${done} of ${total} pages: ${name}`;
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(done < total ? CLEAR_LINE + line : CLEAR_LINE);
  };
