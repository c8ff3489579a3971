import type { EarlyWindow } from '../api/earlyCall.ts';

/**
 * A script of its own in the document, behind the page's script, which waits in the first template: to compile and run that takes a
 * cheap phone longer than to draw the first view, and the borrower is to see that first.
 */
const { content } = document.querySelector('template') as HTMLTemplateElement;
// What runs is taken out of the template: a second time there is nothing left to run.
const run = (): void => document.body.append(content);

// Where nobody sees the page, as where it is prerendered, nothing is drawn. Where the head has sent no call, nobody waits for a
// response: what the tab holds stands in the first frame.
if (document.hidden || !(window as EarlyWindow).loanEarly) run();
else {
  // As frameDrawn.ts has it, without the promise, which would take more of every document: the next task begins with the frame on its way.
  requestAnimationFrame(() => setTimeout(run));
  // A page that is seen may have no frame all the same, such as in a webview that the app has not shown yet.
  setTimeout(run, 200);
}
