import { sku } from '../../sku.ts';

export const brachetto750 = sku({
  code: 'BRACHETTO-750',
  kind: 'wine',
  picture: 'brachetto-750',
  categories: ['wine', 'sweet', 'sparkling'],
  colour: 'red',
  text: {
    it: {
      name: 'Brachetto d’Acqui 2023',
      summary: 'Rosa, fragola, un rosso che sorride.',
      story:
        'Rosso chiaro, dolce, con una bolla che solletica. Rosa e fragola come d’inverno si ricordano; con il cioccolato fondente succede qualcosa di buono.',
    },
    en: {
      name: 'Brachetto d’Acqui 2023',
      summary: 'Rose, strawberry, a red that smiles.',
      story:
        'Pale red, sweet, with bubbles that tickle. Rose and strawberry the way one remembers them in winter; with dark chocolate something good happens.',
    },
    de: {
      name: 'Brachetto d’Acqui 2023',
      summary: 'Rose, Erdbeere, ein Roter, der lächelt.',
      story:
        'Hellrot, süß, mit Perlen, die kitzeln. Rose und Erdbeere, wie man sie im Winter in Erinnerung hat; mit dunkler Schokolade geschieht etwas Gutes.',
    },
    es: {
      name: 'Brachetto d’Acqui 2023',
      summary: 'Rosa, fresa, un tinto que sonríe.',
      story:
        'Tinto claro, dulce, con una burbuja que hace cosquillas. Rosa y fresa tal como se recuerdan en invierno; con chocolate negro sucede algo bueno.',
    },
    fr: {
      name: 'Brachetto d’Acqui 2023',
      summary: 'Rose, fraise, un rouge qui sourit.',
      story:
        'Rouge clair, doux, avec une bulle qui chatouille. Rose et fraise comme on s’en souvient l’hiver ; avec du chocolat noir, il se passe quelque chose de bon.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'brachetto',
    vintage: 2023,
    alcohol: 6,
    size_ml: 750,
    pairing: ['dessert', 'fruit'],
    sparkling: true,
    serve_c: [8, 10],
    ageing: { months: 2, vessel: 'pressure-tank' },
    closure: 'sparkling-cork',
    sugar_g_l: 118,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1290], GBP: [1150], CHF: [1350], USD: [1550] },
  stock: { bologna: 33, cantina: 48 },
  weight: 1380,
});
