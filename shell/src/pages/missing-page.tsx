import type { ComponentType } from 'react';

/** What an address comes to that no route has. */
export interface MissingPage {
  notFound: ComponentType;
}

/** Code of its own: nearly every address is there. Rejects when it does not come. */
const loadPage = async () =>
  (await import(/* webpackChunkName: "not-found" */ './not-found-page.tsx')).default;

/** The page of an address that no route has (S13). */
export const loadMissingPage = async (): Promise<MissingPage> => ({ notFound: await loadPage() });

/** The same page for what a remote does not find at one of its own addresses, and below it what the remote shows. */
export const withMissingPage = async (Own: ComponentType): Promise<ComponentType> => {
  const NotFoundPage = await loadPage();
  return () => (
    <NotFoundPage>
      <Own />
    </NotFoundPage>
  );
};
