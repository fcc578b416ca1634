import { sku } from '../../sku.ts';

export const pinotNero750 = sku({
  code: 'PINOT-NERO-750',
  kind: 'wine',
  picture: 'pinot-nero-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Pinot Nero Alto Adige 2021',
      summary: 'Fragolina, sottobosco, passo leggero.',
      story:
        'A Mazzon il sole arriva tardi e se ne va presto, come piace al Pinot Nero. Fragolina, sottobosco, una trama di seta: un rosso che non ha paura del pesce.',
    },
    en: {
      name: 'Pinot Nero Alto Adige 2021',
      summary: 'Wild strawberry, forest floor, a light step.',
      story:
        'At Mazzon the sun arrives late and leaves early, just as Pinot Noir likes it. Wild strawberry, forest floor, a silken weave: a red that is not afraid of fish.',
    },
    de: {
      name: 'Pinot Nero Alto Adige 2021',
      summary: 'Walderdbeere, Unterholz, leichter Schritt.',
      story:
        'In Mazon kommt die Sonne spät und geht früh, ganz nach dem Geschmack des Blauburgunders. Walderdbeere, Unterholz, ein Gewebe aus Seide: ein Roter, der sich vor Fisch nicht fürchtet.',
    },
    es: {
      name: 'Pinot Nero Alto Adige 2021',
      summary: 'Fresa silvestre, sotobosque, paso ligero.',
      story:
        'En Mazzon el sol llega tarde y se va pronto, como le gusta a la Pinot Noir. Fresa silvestre, sotobosque, una trama de seda: un tinto que no teme al pescado.',
    },
    fr: {
      name: 'Pinot Nero Alto Adige 2021',
      summary: 'Fraise des bois, sous-bois, pas léger.',
      story:
        'À Mazzon, le soleil arrive tard et s’en va tôt, comme l’aime le Pinot Noir. Fraise des bois, sous-bois, une trame de soie : un rouge qui n’a pas peur du poisson.',
    },
  },
  facts: {
    producer: 'Maso Clarin',
    region: 'alto-adige',
    grape: 'pinot-nero',
    vintage: 2021,
    alcohol: 13,
    size_ml: 750,
    pairing: ['poultry', 'mushrooms', 'fish'],
    serve_c: [14, 16],
    ageing: { months: 10, vessel: 'barrique' },
    closure: 'glass-stopper',
    sugar_g_l: 1.2,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Calice delle Colline', year: 2023, medal: 'bronze' }],
  },
  prices: { EUR: [2490], GBP: [2195], CHF: [2490], USD: [2990] },
  stock: { bologna: 22, cantina: 36 },
  weight: 1380,
});
