import { escapeHtml } from '../../build/assemble.ts';

/** Converts a text with `code` and **strong** to HTML. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const block = (text: string): string =>
  text.startsWith('- ')
    ? `<ul>${text
        .split(/\n?- /)
        .filter(Boolean)
        .map((item) => `<li>${inline(item)}</li>`)
        .join('')}</ul>`
    : `<p>${inline(text)}</p>`;

/** Converts the subset of Markdown that the reference uses to HTML: paragraphs, lists, code and strong. */
export const markdown = (text: string): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => block(part))
    .join('\n');

/** Renders a value as a block of code that opens on a tap. */
export const example = (title: string, value: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0"><code>${escapeHtml(
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  )}</code></pre></details>`;
