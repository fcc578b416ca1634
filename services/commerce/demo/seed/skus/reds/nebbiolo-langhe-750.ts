import { sku } from '../../sku.ts';

export const nebbioloLanghe750 = sku({
  code: 'NEBBIOLO-LANGHE-750',
  kind: 'wine',
  picture: 'nebbiolo-langhe-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Langhe Nebbiolo 2021',
      summary: 'Il fratello giovane del Barolo, già loquace.',
      story:
        'Vigne più basse e un anno appena di legno: il Nebbiolo si concede prima, con lampone, viola e una buccia d’arancia. Ha il tannino di famiglia, ma parla volentieri già stasera.',
    },
    en: {
      name: 'Langhe Nebbiolo 2021',
      summary: 'Barolo’s younger brother, already talkative.',
      story:
        'Lower vineyards and barely a year in wood: this Nebbiolo gives itself sooner, with raspberry, violet and orange peel. It has the family tannin, yet is happy to talk this very evening.',
    },
    de: {
      name: 'Langhe Nebbiolo 2021',
      summary: 'Der jüngere Bruder des Barolo, schon gesprächig.',
      story:
        'Tiefere Lagen und kaum ein Jahr im Holz: Dieser Nebbiolo zeigt sich früher, mit Himbeere, Veilchen und Orangenschale. Er hat das Tannin der Familie, plaudert aber gern schon heute Abend.',
    },
    es: {
      name: 'Langhe Nebbiolo 2021',
      summary: 'El hermano joven del Barolo, ya locuaz.',
      story:
        'Viñas más bajas y apenas un año de madera: esta Nebbiolo se entrega antes, con frambuesa, violeta y piel de naranja. Tiene el tanino de la familia, pero conversa con gusto esta misma noche.',
    },
    fr: {
      name: 'Langhe Nebbiolo 2021',
      summary: 'Le petit frère du Barolo, déjà bavard.',
      story:
        'Des vignes plus basses et une petite année de bois : ce Nebbiolo se livre plus tôt, framboise, violette et zeste d’orange. Il a le tanin de la famille, mais parle volontiers dès ce soir.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'nebbiolo',
    vintage: 2021,
    alcohol: 14,
    size_ml: 750,
    pairing: ['meat', 'pasta', 'mushrooms'],
    serve_c: [15, 17],
    ageing: { months: 11, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 0.8,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1890], GBP: [1650], CHF: [1890], USD: [2250] },
  stock: { bologna: 58, cantina: 90 },
  weight: 1380,
  isNew: true,
});
