// A page that is in the background has no frame, and neither has one that is left at once.
const NO_FRAME_MS = 200;

/** Resolves once the page's next frame is on its way to the screen: whatever else there is to do, the borrower waits for that. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
