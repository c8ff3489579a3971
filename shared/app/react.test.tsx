// @vitest-environment happy-dom
import { useStore } from '@nanostores/react';
import { render } from '@testing-library/preact';
import { atom, type WritableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';

interface TextProps {
  readonly $text: WritableAtom<string>;
}

const Shown = ({ $text }: TextProps) => <p>{useStore($text)}</p>;

it('useStore sees a change between the first rendering and the subscription', () => {
  // Its own effect runs before that with which it subscribes.
  const Hasty = ({ $text }: TextProps) => {
    useLayoutEffect(() => $text.set('changed'), [$text]);
    return <p>{useStore($text)}</p>;
  };
  const { container } = render(<Hasty $text={atom('first')} />);
  expect(container.textContent).toBe('changed');
});

it('useStore listens to the store that it is given now, and to none once it is unmounted', () => {
  const [$one, $other] = [atom('one'), atom('other')];
  const { container, rerender, unmount } = render(<Shown $text={$one} />);
  rerender(<Shown $text={$other} />);
  expect([container.textContent, $one.lc, $other.lc]).toEqual(['other', 0, 1]);
  unmount();
  expect($other.lc).toBe(0);
});
