import { sku } from '../../sku.ts';

export const prosecco1500 = sku({
  code: 'PROSECCO-1500',
  kind: 'wine',
  picture: 'prosecco-1500',
  categories: ['wine', 'sparkling', 'gifts'],
  text: {
    it: {
      name: 'Prosecco Superiore Brut Magnum',
      summary: 'Due bottiglie in una, per una tavola lunga.',
      story:
        'Lo stesso Prosecco delle rive, nella bottiglia che fa voltare la testa quando arriva. Mela verde, glicine e bollicine per dodici calici, uno più uno meno.',
    },
    en: {
      name: 'Prosecco Superiore Brut Magnum',
      summary: 'Two bottles in one, for a long table.',
      story:
        'The same Prosecco from the steep rive, in the bottle that turns heads when it arrives. Green apple, wisteria and bubbles for twelve flutes, give or take.',
    },
    de: {
      name: 'Prosecco Superiore Brut Magnum',
      summary: 'Zwei Flaschen in einer, für die lange Tafel.',
      story:
        'Derselbe Prosecco aus den Steillagen, in der Flasche, nach der sich alle umdrehen. Grüner Apfel, Glyzinie und Perlen für zwölf Gläser, eines mehr oder weniger.',
    },
    es: {
      name: 'Prosecco Superiore Brut Magnum',
      summary: 'Dos botellas en una, para una mesa larga.',
      story:
        'El mismo Prosecco de las rive, en la botella que hace girar cabezas cuando llega. Manzana verde, glicinia y burbujas para doce copas, una más o una menos.',
    },
    fr: {
      name: 'Prosecco Superiore Brut Magnum',
      summary: 'Deux bouteilles en une, pour une longue table.',
      story:
        'Le même Prosecco des rive, dans la bouteille qui fait tourner les têtes à son arrivée. Pomme verte, glycine et bulles pour douze flûtes, à une près.',
    },
  },
  facts: {
    producer: 'Case Pellarin',
    region: 'veneto',
    grape: 'glera',
    alcohol: 11.5,
    size_ml: 1500,
    pairing: ['appetizers', 'fish'],
    sparkling: true,
    serve_c: [6, 8],
    ageing: { months: 3, vessel: 'pressure-tank' },
    closure: 'sparkling-cork',
    sugar_g_l: 11,
    ingredients: ['grapes', 'sugar', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [2690], GBP: [2395], CHF: [2750], USD: [3290] },
  stock: { bologna: 14, cantina: 30 },
  weight: 2650,
  maxQuantity: 6,
});
