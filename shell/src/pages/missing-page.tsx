import type { ComponentType } from 'react';
import { scrollMemory } from '../router/scroll.ts';

/** Outcome of an address without a route. */
export interface MissingPage {
  notFound: ComponentType;
}

/** A chunk of its own, since most addresses have a route. Rejects if it fails to load. */
const loadPage = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found-page.tsx')).default;

/**
 * The page of an address without a route (S13). The routes of an open page may be older or newer than those of the server,
 * so a navigation loads the document, and only the server decides that it does not exist.
 *
 * @param isNavigation whether the server has not been asked for the address
 * @param reload for tests
 */
export const loadMissingPage = async (
  isNavigation?: boolean,
  reload: () => void = scrollMemory.loadDocument,
): Promise<MissingPage> => {
  if (isNavigation) {
    reload();
    // The page stays until the document replaces it.
    await new Promise(() => {});
  }
  return { notFound: await loadPage() };
};

/** The same page for an item that a remote does not find, with the remote's own content below it. */
export const withMissingPage = async (Own: ComponentType): Promise<ComponentType> => {
  const NotFoundPage = await loadPage();
  return () => (
    <NotFoundPage>
      <Own />
    </NotFoundPage>
  );
};
