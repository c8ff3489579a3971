import { escapeHtml } from '../../build/assemble.ts';

/** Words with `code` and **strong** in them, as HTML. */
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

/** What the reference has of Markdown, as HTML: paragraphs, lists, code and strong words. */
export const markdown = (text: string): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => block(part))
    .join('\n');

/** A value as code in lines, which opens on a tap. */
export const example = (title: string, value: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0"><code>${escapeHtml(
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  )}</code></pre></details>`;
