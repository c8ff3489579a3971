import { basePath } from '../../../navigation/screens.ts';

/** The beginning of the name of every page of a code. These open without a connection. */
export const OFFLINE_PAGES = 'repaymentOfCode';

/** Trusted Types: the page's policy lets only a policy named `worker` make the address of a worker. */
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

/** The address with which this document was requested, under which the browser's cache has it, and those of the files that it has loaded. */
const ownAddresses = (): string[] => {
  const [own] = performance.getEntriesByType('navigation');
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [own?.name.startsWith('http') ? own.name : document.URL, ...parts];
};

/**
 * Registers `worker.ts` for the pages of a code, and has it store this document and its files for when there is no
 * connection. If the browser has no service workers, or refuses this one, nothing is stored, without a message.
 */
export const cachePage = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // In a frame the page is only a preview.
  if (!serviceWorker || window.top !== window) return;
  try {
    const registration = await serviceWorker.register(addressOfWorker(), {
      scope: `${basePath}/${OFFLINE_PAGES}`,
      updateViaCache: 'none',
    });
    const post = (worker: ServiceWorker | null): void => worker?.postMessage(ownAddresses());
    post(registration.installing ?? registration.waiting ?? registration.active);
    // The page may be of a newer build than the worker: the new worker starts with an empty cache.
    registration.addEventListener('updatefound', () => post(registration.installing));
  } catch {
    // An app's webview may allow no service worker. The pay slip in the phone's storage does not need it.
  }
};
