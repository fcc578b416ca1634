import type { SeedSku, SeedSkuList } from '../../seeding/seed-format.ts';
import { bundleParts } from './bundles.ts';
import { skus } from './catalog.ts';
import { categories } from './categories.ts';
import type { CatalogueCategory } from './categories.ts';

const codesOf = (matches: (metadata: Record<string, unknown>) => boolean): string[] =>
  skus.filter(({ metadata = {} }: SeedSku) => matches(metadata)).map(({ code }) => code);

const belongsTo = (key: string) => (metadata: Record<string, unknown>) =>
  Array.isArray(metadata.categories) && metadata.categories.includes(key);

const categoryLists: readonly SeedSkuList[] = Object.entries<CatalogueCategory>(categories).map(
  ([slug, { parent, text }], index) => ({
    slug,
    name: text.it.name,
    description: text.it.intro,
    skus: codesOf(belongsTo(slug)),
    metadata: {
      role: slug === 'offers' ? 'collection' : 'category',
      parent,
      position: index + 1,
      text,
    },
  }),
);

const newArrivals: SeedSkuList = {
  slug: 'new-arrivals',
  name: 'Nuovi arrivi',
  description: 'Le ultime bottiglie arrivate in bottega.',
  skus: codesOf(({ new: isNew }) => isNew === true),
  metadata: {
    role: 'collection',
    parent: null,
    position: 1,
    text: {
      it: { name: 'Nuovi arrivi', intro: 'Le ultime bottiglie arrivate in bottega.' },
      en: { name: 'New arrivals', intro: 'The latest bottles to reach the shop.' },
      de: { name: 'Neu eingetroffen', intro: 'Die jüngsten Flaschen im Laden.' },
      es: { name: 'Novedades', intro: 'Las últimas botellas llegadas a la tienda.' },
      fr: { name: 'Nouveautés', intro: 'Les dernières bouteilles arrivées à la boutique.' },
    },
  },
};

/** Categories and collections follow from what the SKUs say of themselves; the rest holds the parts of bundles. */
export const skuLists: readonly SeedSkuList[] = [...categoryLists, newArrivals, ...bundleParts];
