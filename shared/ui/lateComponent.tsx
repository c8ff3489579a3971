import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LateProps {
  /** The component did not come. Another function here, or a new mount, tries again. */
  readonly onFailed: () => void;
  /** What stands in its place until it is there; nothing, where it is left out. */
  readonly before?: ReactNode;
}

/**
 * A component whose part of the script follows the document: `load` is a function around `import()`. Until it is there
 * `before` stands in its place, if anything. `loadAhead` begins before it is mounted, for whoever is about to need it.
 */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const begin = async (): Promise<void> => {
    loaded ??= await load();
  };

  function Late({ onFailed, before = null, ...props }: Props & LateProps) {
    const [, setIsLoaded] = useState(!!loaded);
    useEffect(() => {
      // Asked in any case: it may have come since this was rendered, and then nothing else would render it again.
      begin().then(() => setIsLoaded(true), onFailed);
    }, [onFailed]);
    const Loaded = loaded;
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : before;
  }

  const loadAhead = (): void => {
    begin().catch(() => {}); // whoever needs it tries again
  };

  return { Late, loadAhead };
};
