// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { EvidenceList } from './EvidenceList.tsx';
import { EvidencePicker } from './EvidencePicker.tsx';

it.each([
  ['Retry', 'onRetry'],
  ['Remove image 1', 'onRemove'],
] as const)('‘%s’, which goes with the press, leaves the focus to the count of the images', (name, action) => {
  const actions = { onRetry: vi.fn(), onRemove: vi.fn() };
  const image = { id: 4, step: 'lost', preview: '', url: '' } as const;
  render(
    <EvidencePicker
      {...{ List: EvidenceList, limit: 9, isLocked: false, onPick: vi.fn(), ...actions }}
      images={[image]}
      problems={[]}
    />,
  );
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(actions[action]).toHaveBeenCalledWith(4);
  expect(document.activeElement?.textContent).toMatch(/1\/9$/);
});
