/** Keys of the producers that have a page: the last segment of its path. */
export const PRODUCER_KEYS = [
  'cascina-orsarola',
  'podere-sassofiore',
  'tenuta-valmorata',
  'maso-clarin',
  'contrada-nivera',
  'torre-saracinella',
  'casale-ventrina',
  'stazzu-ventoso',
  'ronco-brumale',
  'masseria-lumenera',
  'corte-aldegara',
  'case-pellarin',
  'baglio-solinea',
  'corte-gramolza',
  'corte-garganella',
  'colle-rondinaia',
  'fonte-lumia',
  'fonte-selvata',
  'fonte-nivale',
  'fonte-tufara',
  'fonte-granida',
  'vetreria-sanlazzo',
  'bottega-rovaia',
] as const;

export type ProducerKey = (typeof PRODUCER_KEYS)[number];
