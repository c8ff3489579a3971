import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LateProps {
  /** The component did not load at two attempts. A different function here, or a new mount, tries again. */
  readonly onFailed: () => void;
  /** Shown in its place until it has loaded; nothing by default. */
  readonly before?: ReactNode;
}

/**
 * A component in a chunk that loads after the document: `load` is a function around `import()`. Until it has loaded, `before` is shown in its
 * place, if given. `loadAhead` starts loading before the component is mounted.
 */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const begin = async (): Promise<void> => {
    loaded ??= await load();
  };

  function Late({ onFailed, before = null, ...props }: Props & LateProps) {
    const [, setIsLoaded] = useState(!!loaded);
    useEffect(() => {
      // Run in any case: it may have loaded since this was rendered, and nothing else would render it again. A tap may join an attempt that
      // began before it and is about to fail, so a failed attempt is followed by one more.
      begin()
        .catch(begin)
        .then(() => setIsLoaded(true), onFailed);
    }, [onFailed]);
    const Loaded = loaded;
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : before;
  }

  const loadAhead = (): void => {
    begin().catch(() => {}); // the component tries again when it is mounted
  };

  return { Late, loadAhead };
};
