import { sku } from '../../sku.ts';

export const moscatoAsti750 = sku({
  code: 'MOSCATO-ASTI-750',
  kind: 'wine',
  picture: 'moscato-asti-750',
  categories: ['wine', 'sweet', 'sparkling'],
  text: {
    it: {
      name: 'Moscato d’Asti 2023',
      summary: 'Salvia, pesca, dolcezza leggera.',
      story:
        'Cinque gradi e mezzo, tutta l’uva nel bicchiere: pesca, salvia, fiori d’arancio. La dolcezza è tenuta in aria da una bolla gentile. Con il panettone, con le fragole, o a metà pomeriggio.',
    },
    en: {
      name: 'Moscato d’Asti 2023',
      summary: 'Sage, peach, a light sweetness.',
      story:
        'Five and a half degrees, and the whole grape in the glass: peach, sage, orange blossom. A gentle fizz keeps the sweetness in the air. With panettone, with strawberries, or in the middle of the afternoon.',
    },
    de: {
      name: 'Moscato d’Asti 2023',
      summary: 'Salbei, Pfirsich, leichte Süße.',
      story:
        'Fünfeinhalb Grad und die ganze Traube im Glas: Pfirsich, Salbei, Orangenblüte. Eine sanfte Perlage hält die Süße in der Schwebe. Zu Panettone, zu Erdbeeren oder mitten am Nachmittag.',
    },
    es: {
      name: 'Moscato d’Asti 2023',
      summary: 'Salvia, melocotón, dulzor ligero.',
      story:
        'Cinco grados y medio y toda la uva en la copa: melocotón, salvia, azahar. Una burbuja amable sostiene el dulzor en el aire. Con panettone, con fresas o a media tarde.',
    },
    fr: {
      name: 'Moscato d’Asti 2023',
      summary: 'Sauge, pêche, douceur légère.',
      story:
        'Cinq degrés et demi, et tout le raisin dans le verre : pêche, sauge, fleur d’oranger. Une bulle délicate garde la douceur en suspens. Avec le panettone, avec des fraises, ou au milieu de l’après-midi.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'moscato-bianco',
    vintage: 2023,
    alcohol: 5.5,
    size_ml: 750,
    pairing: ['dessert', 'fruit'],
    sparkling: true,
    serve_c: [6, 8],
    ageing: { months: 2, vessel: 'pressure-tank' },
    closure: 'sparkling-cork',
    sugar_g_l: 126,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Palio dei Passiti', year: 2024, medal: 'bronze' }],
  },
  prices: { EUR: [1190], GBP: [1050], CHF: [1250], USD: [1450] },
  stock: { bologna: 76, cantina: 110 },
  weight: 1380,
});
