import type { ComponentType } from 'react';

/** Outcome of an address without a route. */
export interface MissingPage {
  notFound: ComponentType;
}

/** A chunk of its own, since most addresses have a route. Rejects if it fails to load. */
const loadPage = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found-page.tsx')).default;

/** The page of an address without a route (S13). */
export const loadMissingPage = async (): Promise<MissingPage> => ({ notFound: await loadPage() });

/** The same page for an item that a remote does not find, with the remote's own content below it. */
export const withMissingPage = async (Own: ComponentType): Promise<ComponentType> => {
  const NotFoundPage = await loadPage();
  return () => (
    <NotFoundPage>
      <Own />
    </NotFoundPage>
  );
};
