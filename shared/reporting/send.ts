/**
 * Sends one message: the id of the build that this document is of, its page's folder, and what has happened. Without cookies, and
 * without waiting for a response. It outlives the page, where the browser can do that. (A beacon can too, and always carries the
 * cookies of its address.) As plain text, so that another origin need not allow it first.
 */
export const send = (endpoint: string, screen: string, records: readonly object[]): void => {
  const build = document.querySelector<HTMLElement>('[data-build]')?.dataset['build'];
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify({ build, screen, records }),
    credentials: 'omit',
    mode: 'no-cors',
    keepalive: true,
  }).catch(() => {}); // nobody can be told
};
