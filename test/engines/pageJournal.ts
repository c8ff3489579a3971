import type { DevToolsConnection } from './devtoolsConnection.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './json.ts';

/** What the page did since its browser started, over all its documents; empty a list to start anew. */
export interface PageJournal {
  /**
   * console.error and failed asserts, and what the browser itself complains of, but for answers of 4xx and 5xx, and for
   * directives of the policy that came after it.
   */
  readonly consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  readonly exceptions: string[];
  /** The addresses of its requests, in the order they left; a redirect counts as one more. */
  readonly requests: string[];
}

function printed(argument: unknown): string {
  const { value, description } = recordOf(argument);
  return textOf(description, typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
}

function exceptionText(params: JsonRecord): string {
  const details = recordOf(params['exceptionDetails']);
  return textOf(recordOf(details['exception'])['description'], textOf(details['text']));
}

// An old Chromium passes over a directive that it does not know, but not without a word.
const UNKNOWN_DIRECTIVE = /^Unrecognized Content-Security-Policy directive/;

function noteConsole(journal: PageJournal, { type, args }: JsonRecord): void {
  if (type === 'error' || type === 'assert') journal.consoleErrors.push(listOf(args).map(printed).join(' '));
}

function noteLog(journal: PageJournal, params: JsonRecord): void {
  const { level, source, text } = recordOf(params['entry']);
  // A refused call is often what a test is about.
  if (level === 'error' && source !== 'network' && !UNKNOWN_DIRECTIVE.test(textOf(text)))
    journal.consoleErrors.push(textOf(text));
}

/** Starts to write down what the page does. Expects the domains Runtime, Log and Network to be enabled after it. */
export function keepJournal(connection: DevToolsConnection): PageJournal {
  const journal: PageJournal = { consoleErrors: [], exceptions: [], requests: [] };
  const notes: Readonly<Record<string, (params: JsonRecord) => unknown>> = {
    'Runtime.consoleAPICalled': (params) => noteConsole(journal, params),
    'Runtime.exceptionThrown': (params) => journal.exceptions.push(exceptionText(params)),
    'Log.entryAdded': (params) => noteLog(journal, params),
    'Network.requestWillBeSent': ({ request }) => journal.requests.push(textOf(recordOf(request)['url'])),
  };
  connection.listen((method, params) => notes[method]?.(params));
  return journal;
}
