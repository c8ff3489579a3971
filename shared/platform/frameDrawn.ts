// A page in the background gets no frame, nor does one that the borrower leaves at once: then this time passes instead.
const NO_FRAME_MS = 200;

/** @returns a promise that resolves once the page's next frame is being painted. Other work waits for it, because the borrower waits for that frame. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
