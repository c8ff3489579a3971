import { expect, it } from 'vitest';
import { withSampleId } from './measureSize.ts';

it('A document is weighed with the same id, whichever build it is of', () => {
  const documentOf = (id: string) => `<p data-build="x">1</p><template data-build="${id}"></template></body></html>\n`;
  expect(withSampleId(documentOf('1.0.0-0badcafe'))).toBe(documentOf('1.0.0-1a2b3c4d'));
  expect(withSampleId(documentOf('1.12.3-99999999'))).toBe(documentOf('1.0.0-1a2b3c4d'));
});
