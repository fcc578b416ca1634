import type { ShopPath } from '../../routing/paths.ts';
import type { RemoteModule } from '../types.ts';

/** Values of parameters in the demonstration, under the word before them: there is something to see at each. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  category: ['wine'],
  product: ['BARBERA-ASTI-750'],
  'single-product': ['BARBERA-ASTI-375'],
  bundle: ['BUNDLE-APERITIVO'],
  checkout: ['account', 'address', 'shipping', 'payment'],
  info: ['terms', 'privacy', 'shipping-and-returns', 'contact', 'imprint'],
};

/** Placeholder for an id without an example in the demonstration. */
const ANY_ID = 'exampleId';

/** Paths of a pattern, one for each sample of its parameter; an optional one is left out. */
const pathsOf = (pattern: string): ShopPath[] => {
  const path = pattern.replace(/\/:\w+\?/g, '');
  const [, before = '', word = ''] = /^(.*?)([^/]*)\/:\w+$/.exec(path) ?? [];
  if (!path.includes(':')) return [`/${path}`];
  return (SAMPLES[word] ?? [ANY_ID]).map((it): ShopPath => `/${before}${word}/${it}`);
};

/** Every screen of a remote by an address of its own, those with a parameter by examples. */
export const screensOf = ({ routes }: Pick<RemoteModule, 'routes'>): ShopPath[] =>
  routes.flatMap(({ path }) => pathsOf(path));
