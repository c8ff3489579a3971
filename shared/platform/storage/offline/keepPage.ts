import { basePath } from '../../../navigation/basePath.ts';

/** What the page's policy lets a worker be started by. */
interface Trusting {
  readonly trustedTypes?: {
    createPolicy(
      name: 'worker',
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

const addressOfWorker = (): string => {
  const policy = (window as unknown as Trusting).trustedTypes?.createPolicy('worker', {
    createScriptURL: (address) => address,
  });
  return policy?.createScriptURL(`${basePath}/sw.js`) ?? `${basePath}/sw.js`;
};

/** This document as it was asked for, by which the browser knows its copy, and the parts that it has fetched. */
const ownAddresses = (): string[] => {
  const [own] = performance.getEntriesByType('navigation');
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [own?.name.startsWith('http') ? own.name : document.URL, ...parts];
};

/**
 * Has the browser keep this document and its parts for when there is no connection, by `worker.ts`, for the pages whose
 * name begins so. Where the browser has no workers, or takes none, nothing is kept, and nothing is said.
 */
export const keepPage = async (pages: string): Promise<void> => {
  const { serviceWorker } = navigator;
  // In a frame it is somebody's preview.
  if (!serviceWorker || window.top !== window) return;
  try {
    const registration = await serviceWorker.register(addressOfWorker(), {
      scope: `${basePath}/${pages}`,
      updateViaCache: 'none',
    });
    const tell = (worker: ServiceWorker | null): void => worker?.postMessage(ownAddresses());
    tell(registration.installing ?? registration.waiting ?? registration.active);
    // Of a build that is newer than the worker: the new one begins with nothing.
    registration.addEventListener('updatefound', () => tell(registration.installing));
  } catch {
    // An app's webview may have none, and the slip is there without it.
  }
};
