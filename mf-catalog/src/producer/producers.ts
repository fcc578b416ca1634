import type { ShopPath } from '@shop/contracts/routing';
import type { CategoryKey } from '../category/categories.ts';
import type { ProducerKey } from './producer-keys.ts';

/** A producer of items in the shop. */
export interface Producer {
  key: ProducerKey;
  /** As in `metadata.facts.producer`. */
  name: string;
  /** Stable key of its region. */
  region: string;
  /** The category of its items. */
  category: CategoryKey;
}

const producer = (
  key: ProducerKey,
  name: string,
  region: string,
  category: CategoryKey = 'wine',
): Producer => ({ key, name, region, category });

/** Producers that have a page. Their texts are messages by key. */
export const PRODUCERS: readonly Producer[] = [
  producer('cascina-orsarola', 'Cascina Orsarola', 'piemonte'),
  producer('podere-sassofiore', 'Podere Sassofiore', 'toscana'),
  producer('tenuta-valmorata', 'Tenuta Valmorata', 'veneto'),
  producer('maso-clarin', 'Maso Clarin', 'alto-adige'),
  producer('contrada-nivera', 'Contrada Nivera', 'sicilia'),
  producer('torre-saracinella', 'Torre Saracinella', 'campania'),
  producer('casale-ventrina', 'Casale Ventrina', 'abruzzo'),
  producer('stazzu-ventoso', 'Stazzu Ventoso', 'sardegna'),
  producer('ronco-brumale', 'Ronco Brumale', 'friuli-venezia-giulia'),
  producer('masseria-lumenera', 'Masseria Lumenera', 'puglia'),
  producer('corte-aldegara', 'Corte Aldegara', 'lombardia'),
  producer('case-pellarin', 'Case Pellarin', 'veneto'),
  producer('baglio-solinea', 'Baglio Solinea', 'sicilia'),
  producer('corte-gramolza', 'Corte Gramolza', 'emilia-romagna'),
  producer('corte-garganella', 'Corte Garganella', 'veneto'),
  producer('colle-rondinaia', 'Colle Rondinaia', 'marche'),
  producer('fonte-lumia', 'Fonte Lumia', 'umbria', 'water'),
  producer('fonte-selvata', 'Fonte Selvata', 'toscana', 'water'),
  producer('fonte-nivale', 'Fonte Nivale', 'alto-adige', 'water'),
  producer('fonte-tufara', 'Fonte Tufara', 'lazio', 'water'),
  producer('fonte-granida', 'Fonte Granida', 'sardegna', 'water'),
  producer('vetreria-sanlazzo', 'Vetreria Sanlazzo', 'veneto', 'accessories'),
  producer('bottega-rovaia', 'Bottega Rovaia', 'toscana', 'accessories'),
];

/** Finds a producer by the name that an item states; undefined if it has no page. */
export const findProducer = (name: string): Producer | undefined =>
  PRODUCERS.find((it) => it.name === name);

/** Finds a producer by the key in an address. */
export const producerOf = (key: string): Producer | undefined =>
  PRODUCERS.find((it) => it.key === key);

/** Path of a producer's page, below the path word of lists. */
export const producerPath = (key: ProducerKey): ShopPath => `/category/producer/${key}`;
