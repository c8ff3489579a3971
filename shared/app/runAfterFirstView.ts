/**
 * An inline script of its own, between the first view and the page's script, which is inert in the document's first `<template>` together with the
 * styles that the first view does without. A cheap phone needs longer to compile and run the page's script than to paint the first view, and the
 * borrower should see that view first.
 */
import type { EarlyWindow } from '../api/earlyCall.ts';
import './watchStart.ts';

const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

const painted = new Promise((done) => {
  // The same as `frameDrawn`: the task after the frame's callback starts when it is painted.
  requestAnimationFrame(() => setTimeout(done));
  // A page that is not hidden may get no frame all the same, for instance in a webview that the app has not shown yet. A slow phone needs 250 ms for
  // its first one.
  setTimeout(done, 500);
});

// Not after a frame if the page is hidden, for instance while it is prerendered, because then nothing is painted; nor if the head has sent no call,
// because then the data may be in the tab's storage, and can be in the first frame.
const isPaintedFirst = !document.hidden && (window as EarlyWindow).loanEarly;

Promise.all([parsed, isPaintedFirst && painted]).then(() =>
  document.body.append((document.querySelector('template') as HTMLTemplateElement).content),
);
