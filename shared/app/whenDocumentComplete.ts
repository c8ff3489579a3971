// Where the line breaks within the styles behind the script, no engine says that the document is whole.
const NOT_WHOLE_MS = 1000;

/**
 * Runs once the document is whole, the styles behind the script too. For a page that shows what the phone holds as soon
 * as it starts: its first layout then has every style, and no second one follows. A page that waits for an answer has
 * the time, and starts at once.
 */
export const whenDocumentComplete = (run: () => void): void => {
  let begin = () => {
    begin = () => {};
    run();
  };
  document.addEventListener('DOMContentLoaded', () => begin());
  setTimeout(() => begin(), document.readyState === 'loading' ? NOT_WHOLE_MS : 0);
};
