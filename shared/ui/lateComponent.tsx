import { type ComponentType, useEffect, useState } from 'react';

interface LateProps {
  /** The component did not come; the next one that is mounted tries again. */
  readonly onFailed: () => void;
}

/**
 * A component whose part of the script follows the document: `load` is a function around `import()`. Until it is there
 * nothing stands in its place. `loadAhead` begins before it is mounted, for whoever is about to need it.
 */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const begin = async (): Promise<void> => {
    loaded ??= await load();
  };

  function Late({ onFailed, ...props }: Props & LateProps) {
    const [, setIsLoaded] = useState(!!loaded);
    useEffect(() => {
      // Asked in any case: it may have come since this was rendered, and then nothing else would render it again.
      begin().then(() => setIsLoaded(true), onFailed);
    }, [onFailed]);
    const Loaded = loaded;
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : null;
  }

  const loadAhead = (): void => {
    begin().catch(() => {}); // whoever needs it tries again
  };

  return { Late, loadAhead };
};
