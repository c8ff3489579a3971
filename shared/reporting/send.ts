/**
 * Sends one message: the id of this document's build, the page's folder, and the records. It has no cookies, and does not wait for a
 * response. With `keepalive`, if the browser knows it, it is sent even if the page is closed. (So is `sendBeacon`, but always with the
 * cookies of its address.) The body is plain text, so that another origin needs no preflight request.
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
