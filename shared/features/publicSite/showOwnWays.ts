/** Shows the brand's own ways to pay in the language that the page has changed to. */
export const showOwnWays = (language: string): void => {
  for (const part of document.querySelectorAll<HTMLElement>('main [lang]')) part.hidden = part.lang !== language;
};
