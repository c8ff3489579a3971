import { type Queue, type ReportWindow, send } from './queue.ts';

// A script that waits for the first view may start after the load event; within this time after the event it has started.
const START_MS = 1000;

/**
 * For the head of a document: queues errors and other reports until they can be sent. Where the page's script does not
 * even start, as in a browser that cannot parse it, this reports that.
 */
export const queueErrors = (host: ReportWindow, screen: string, endpoint: string): void => {
  const reports: Queue['reports'] = [];
  const queue: Queue = {
    screen,
    isHidden: document.hidden,
    reports,
    report: (...report) => void reports.push(report),
  };
  host.loanReports = queue;
  const onError = (event: Event): void => {
    queue.report('onError', event);
    if (queue.load) queue.load();
  };
  addEventListener('securitypolicyviolation', (event) => queue.report('onBlocked', event));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  addEventListener('load', () => {
    setTimeout(() => {
      if (queue.load) return;
      const at: string[] = [];
      const blocked: object[] = [];
      for (const [hook, event] of reports) {
        // The line and column at which the browser could not parse a script.
        if (hook === 'onError') at.push(`${screen}:${(event as ErrorEvent).lineno}:${(event as ErrorEvent).colno}`);
        // Or that the policy has blocked it, because it was changed on the way. The whole of `describeBlock` is too large for the head.
        if (hook === 'onBlocked')
          blocked.push({
            kind: 'blocked',
            directive: event.effectiveDirective,
            from: event.blockedURI === 'inline' ? 'inline' : 'other',
          });
      }
      send(endpoint, screen, [{ kind: 'error', name: 'NotStarted', at }, ...blocked]);
    }, START_MS);
  });
};
