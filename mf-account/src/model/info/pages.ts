import type { InfoPage } from '@shop/contracts/routing';

/** The pages of this remote, in the order in which they are listed; also the folders of `content/`. */
export const PAGES = [
  'terms',
  'privacy',
  'shipping-and-returns',
  'contact',
  'imprint',
  'accessibility',
] as const satisfies readonly InfoPage[];

/** The page of a path; null if it does not exist. */
export const findPage = (name: string | undefined): InfoPage | null =>
  PAGES.find((it) => it === name) ?? null;
