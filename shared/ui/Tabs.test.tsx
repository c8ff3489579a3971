// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [open, setOpen] = useState(0);
  return (
    <Tabs label="Letters" titles={['A', 'B', 'C']} open={open} onOpen={setOpen}>
      Text
    </Tabs>
  );
}

it.each([
  [['ArrowRight'], 'B'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'A'],
  [['ArrowLeft'], 'C'],
  [['Enter'], 'A'],
])('After %j the tab that is open, has the focus and is the one stop of the Tab key is %s', (keys, name) => {
  render(<Example />);
  screen.getByRole('tab', { name: 'A' }).focus();
  for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key });
  const tab = screen.getByRole('tab', { name, selected: true });
  expect(document.activeElement).toBe(tab);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
});
