import { sku } from '../../sku.ts';

export const etnaRosso750 = sku({
  code: 'ETNA-ROSSO-750',
  kind: 'wine',
  picture: 'etna-rosso-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Etna Rosso 2020',
      summary: 'Lampone, cenere, una luce di montagna.',
      story:
        'Viti centenarie su sabbie nere, a 720 metri sul versante nord del vulcano. Il Nerello Mascalese dà un rosso chiaro e teso: lampone, arancia sanguinella, cenere fredda. Da bere come si ascolta qualcuno che parla piano.',
    },
    en: {
      name: 'Etna Rosso 2020',
      summary: 'Raspberry, ash, the light of altitude.',
      story:
        'Hundred-year-old vines on black sand, 720 m up the northern slope of the volcano. Nerello Mascalese gives a pale, taut red: raspberry, blood orange, cold ash. Drink it the way you listen to someone who speaks softly.',
    },
    de: {
      name: 'Etna Rosso 2020',
      summary: 'Himbeere, Asche, das Licht der Höhe.',
      story:
        'Hundertjährige Reben auf schwarzem Sand, 720 Meter hoch am Nordhang des Vulkans. Nerello Mascalese gibt einen hellen, gespannten Rotwein: Himbeere, Blutorange, kalte Asche. Man trinkt ihn, wie man jemandem zuhört, der leise spricht.',
    },
    es: {
      name: 'Etna Rosso 2020',
      summary: 'Frambuesa, ceniza, luz de montaña.',
      story:
        'Cepas centenarias sobre arenas negras, a 720 metros en la vertiente norte del volcán. La Nerello Mascalese da un tinto claro y tenso: frambuesa, naranja sanguina, ceniza fría. Se bebe como se escucha a quien habla en voz baja.',
    },
    fr: {
      name: 'Etna Rosso 2020',
      summary: 'Framboise, cendre, une lumière d’altitude.',
      story:
        'Des ceps centenaires sur sables noirs, à 720 mètres sur le versant nord du volcan. Le Nerello Mascalese donne un rouge clair et tendu : framboise, orange sanguine, cendre froide. À boire comme on écoute quelqu’un qui parle bas.',
    },
  },
  facts: {
    producer: 'Contrada Nivera',
    region: 'sicilia',
    grape: 'nerello-mascalese',
    vintage: 2020,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['meat', 'fish', 'mushrooms'],
    serve_c: [15, 17],
    ageing: { months: 14, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 0.7,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Rassegna dei Vulcani', year: 2023, medal: 'gold' }],
  },
  prices: { EUR: [2490], GBP: [2195], CHF: [2490], USD: [2990] },
  stock: { bologna: 3, cantina: 60 },
  weight: 1380,
  isNew: true,
  maxQuantity: 12,
});
