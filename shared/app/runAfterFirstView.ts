/**
 * An inline script of its own, between the first view and the page's script, which is inert in the document's first `<template>` together with the
 * styles that the first view does without. A cheap phone needs longer to compile and run the page's script than to paint the first view, and the
 * borrower should see that view first.
 */
import type { EarlyWindow } from '../api/earlyCall.ts';
import './watchStart.ts';

// Appending moves the script out of the template, so that a second call has nothing left to run.
const run = (): void => document.body.append((document.querySelector('template') as HTMLTemplateElement).content);

addEventListener('DOMContentLoaded', () => {
  // At once if the page is hidden, for instance while it is prerendered, because then nothing is painted; and if the head has sent no call,
  // because then the data may be in the tab's storage, and can be in the first frame.
  if (document.hidden || !(window as EarlyWindow).loanEarly) run();
  else {
    // The same as `frameDrawn`, without a promise: the task after the frame's callback starts when it is painted.
    requestAnimationFrame(() => setTimeout(run));
    // A page that is not hidden may get no frame all the same, for instance in a webview that the app has not shown yet.
    setTimeout(run, 200);
  }
});
