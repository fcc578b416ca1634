import type { Page } from '@playwright/test';
import { breakPart, type BrokenPart } from './break-release.ts';

/** How a release fails in the browser alone: in its code, or because a file of it is away. */
export type BrokenKind = BrokenPart | 'container' | 'chunk';

/** Files of the cart's release that are away, by kind. */
const MISSING = { container: 'remoteEntry', chunk: 'fragment-AddToCart' } as const;

/** The cart's release with the port of its host. */
interface CartRelease {
  version: string;
  port: number;
}

/** Makes a prepared release of the cart (`break-release.ts`) fail in this page. @returns what repairs the page */
export const breakCanary = async (
  page: Page,
  kind: BrokenKind,
  { version, port }: CartRelease,
): Promise<() => Promise<void>> => {
  if (kind !== 'container' && kind !== 'chunk') {
    await breakPart(page, kind);
    return async () => undefined;
  }
  const isMissing = (url: URL): boolean =>
    url.port === String(port) &&
    url.pathname.includes(`/${version}/`) &&
    (url.pathname.split('/').at(-1) ?? '').startsWith(MISSING[kind]);
  await page.route(isMissing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isMissing);
};
