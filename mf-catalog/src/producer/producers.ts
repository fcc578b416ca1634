import type { ShopPath } from '@shop/contracts/routing';
import type { CategoryKey } from '../category/categories.ts';
import type { ProducerKey } from './producer-keys.ts';

/** A house that makes what the shop sells. */
export interface Producer {
  key: ProducerKey;
  /** As `metadata.facts.producer` has it. */
  name: string;
  /** Stable key of its region. */
  region: string;
  /** Where in the shop its things are found. */
  category: CategoryKey;
}

const producer = (
  key: ProducerKey,
  name: string,
  region: string,
  category: CategoryKey = 'wine',
): Producer => ({ key, name, region, category });

/** The houses that have a page of their own; their texts are messages by their key. */
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

/** The house of that name, as an item states it; undefined where it has no page. */
export const findProducer = (name: string): Producer | undefined =>
  PRODUCERS.find((it) => it.name === name);

/** The house of that key, as an address has it. */
export const producerOf = (key: string): Producer | undefined =>
  PRODUCERS.find((it) => it.key === key);

/** The page of a house that makes what the shop sells: below the path word of lists. */
export const producerPath = (key: ProducerKey): ShopPath => `/category/producer/${key}`;
