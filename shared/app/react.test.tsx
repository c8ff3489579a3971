// @vitest-environment happy-dom
import { useStore } from '@nanostores/react';
import { render } from '@testing-library/preact';
import { atom, type WritableAtom } from 'nanostores';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';

function Shown({ $text, children }: { readonly $text: WritableAtom<string>; readonly children?: unknown }) {
  const text = useStore($text);
  return (
    <p>
      {text}
      {children as string}
    </p>
  );
}

function Hasty({ $text }: { readonly $text: WritableAtom<string> }) {
  useLayoutEffect(() => $text.set('changed'), [$text]);
  return null;
}

it('useStore sees a change between the first rendering and the subscription', () => {
  const $text = atom('first');
  const { container } = render(
    <Shown $text={$text}>
      <Hasty $text={$text} />
    </Shown>,
  );
  expect(container.textContent).toBe('changed');
});

it('useStore renders a change, also back to an earlier value, before any timer or frame', async () => {
  const $text = atom('first');
  const { container } = render(<Shown $text={$text} />);
  for (const text of ['second', 'first', 'second']) {
    $text.set(text);
    await Promise.resolve();
    await Promise.resolve();
    expect(container.textContent).toBe(text);
  }
});

it('useStore listens to the store that it is given now, and to none once it is unmounted', () => {
  const [$one, $other] = [atom('one'), atom('other')];
  const { container, rerender, unmount } = render(<Shown $text={$one} />);
  rerender(<Shown $text={$other} />);
  expect([container.textContent, $one.lc, $other.lc]).toEqual(['other', 0, 1]);
  unmount();
  expect($other.lc).toBe(0);
});

it('useSyncExternalStore sees such a change of a store that tells only of later ones', () => {
  let value = 'first';
  function Plain() {
    return (
      <p>
        {useSyncExternalStore(
          () => () => {},
          () => value,
        )}
      </p>
    );
  }
  function Changing() {
    useLayoutEffect(() => {
      value = 'changed';
    }, []);
    return null;
  }
  const { container } = render(
    <>
      <Changing />
      <Plain />
    </>,
  );
  expect(container.textContent).toBe('changed');
});
