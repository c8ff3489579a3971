import type { DevToolsConnection } from './devtoolsConnection.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './json.ts';

/** A record of what the page did since its browser started, across documents; empty a list to start again. */
export interface PageJournal {
  /**
   * console.error, failed asserts and the browser's own errors, except failed requests and CSP directives that the
   * browser does not know.
   */
  readonly consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  readonly exceptions: string[];
  /** The addresses of its requests, in order; a redirect adds another one. */
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

// An old Chromium ignores an unknown directive, but logs it.
const UNKNOWN_DIRECTIVE = /^Unrecognized Content-Security-Policy directive/;

function noteConsole(journal: PageJournal, { type, args }: JsonRecord): void {
  if (type === 'error' || type === 'assert') journal.consoleErrors.push(listOf(args).map(printed).join(' '));
}

function noteLog(journal: PageJournal, params: JsonRecord): void {
  const { level, source, text } = recordOf(params['entry']);
  // A failed request is often what a test is about.
  if (level === 'error' && source !== 'network' && !UNKNOWN_DIRECTIVE.test(textOf(text)))
    journal.consoleErrors.push(textOf(text));
}

/** Starts to record what the page does. The caller enables the domains Runtime, Log and Network afterwards. */
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
