import type { DevToolsConnection } from './devtoolsConnection.ts';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from './json.ts';

export interface PageRequest {
  readonly method: string;
  readonly url: string;
  /** What was sent, when it was text. */
  readonly body: string | undefined;
  /** HTTP status; undefined until the answer's head is there. */
  status: number | undefined;
}

/** What the page did since its browser started, over all its documents; empty a list to start anew. */
export interface PageJournal {
  /** console.error and failed asserts, and what the browser itself complains of, but for answers of 4xx and 5xx. */
  readonly consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  readonly exceptions: string[];
  /** In the order they left; a redirect counts as one more. */
  readonly requests: PageRequest[];
}

function printed(argument: unknown): string {
  const { value, description } = recordOf(argument);
  return textOf(description, typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
}

function exceptionText(params: JsonRecord): string {
  const details = recordOf(params['exceptionDetails']);
  return textOf(recordOf(details['exception'])['description'], textOf(details['text']));
}

function requestOf(params: JsonRecord): PageRequest {
  const { method, url, postData } = recordOf(params['request']);
  return { method: textOf(method), url: textOf(url), body: textOf(postData) || undefined, status: undefined };
}

function noteConsole(journal: PageJournal, { type, args }: JsonRecord): void {
  if (type === 'error' || type === 'assert') journal.consoleErrors.push(listOf(args).map(printed).join(' '));
}

function noteLog(journal: PageJournal, params: JsonRecord): void {
  const { level, source, text } = recordOf(params['entry']);
  // The status of every answer stands in `requests`; a refused call is often what a test is about.
  if (level === 'error' && source !== 'network') journal.consoleErrors.push(textOf(text));
}

/** Starts to write down what the page does. Expects the domains Runtime, Log and Network to be enabled after it. */
export function keepJournal(connection: DevToolsConnection): PageJournal {
  const journal: PageJournal = { consoleErrors: [], exceptions: [], requests: [] };
  const open = new Map<string, PageRequest>();
  const noteRequest = (params: JsonRecord): void => {
    const request = requestOf(params);
    open.set(textOf(params['requestId']), request);
    journal.requests.push(request);
  };
  const noteStatus = (params: JsonRecord): void => {
    const request = open.get(textOf(params['requestId']));
    if (request) request.status = numberOf(recordOf(params['response'])['status']);
  };
  const notes: Readonly<Record<string, (params: JsonRecord) => void>> = {
    'Runtime.consoleAPICalled': (params) => noteConsole(journal, params),
    'Runtime.exceptionThrown': (params) => journal.exceptions.push(exceptionText(params)),
    'Log.entryAdded': (params) => noteLog(journal, params),
    'Network.requestWillBeSent': noteRequest,
    'Network.responseReceived': noteStatus,
  };
  connection.listen((method, params) => notes[method]?.(params));
  return journal;
}
