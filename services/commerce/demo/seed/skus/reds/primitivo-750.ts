import { sku } from '../../sku.ts';

export const primitivo750 = sku({
  code: 'PRIMITIVO-750',
  kind: 'wine',
  picture: 'primitivo-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Primitivo del Salento 2022',
      summary: 'Prugna e fico, sole di terra rossa.',
      story:
        'Alberelli vecchi, terra rossa e il vento di due mari. Il Primitivo ne esce largo e caldo, prugna e fico secco, con una nota salina che lo tiene in piedi. Con la parmigiana di melanzane va d’accordo da sempre.',
    },
    en: {
      name: 'Primitivo del Salento 2022',
      summary: 'Plum and fig, the sun of red earth.',
      story:
        'Old bush vines, red earth and the wind from two seas. The Primitivo comes out broad and warm, plum and dried fig, with a saline note that keeps it upright. It has always got on well with aubergine parmigiana.',
    },
    de: {
      name: 'Primitivo del Salento 2022',
      summary: 'Pflaume und Feige, Sonne auf roter Erde.',
      story:
        'Alte Buschreben, rote Erde und der Wind zweier Meere. Daraus wird ein weiter, warmer Primitivo mit Pflaume und getrockneter Feige, den eine salzige Note aufrecht hält. Mit Auberginen-Parmigiana versteht er sich seit jeher.',
    },
    es: {
      name: 'Primitivo del Salento 2022',
      summary: 'Ciruela e higo, sol de tierra roja.',
      story:
        'Cepas viejas en vaso, tierra roja y el viento de dos mares. El Primitivo sale amplio y cálido, ciruela e higo seco, con una nota salina que lo mantiene en pie. Con la parmigiana de berenjenas se entiende desde siempre.',
    },
    fr: {
      name: 'Primitivo del Salento 2022',
      summary: 'Prune et figue, soleil de terre rouge.',
      story:
        'De vieux gobelets, la terre rouge et le vent de deux mers. Le Primitivo en sort large et chaleureux, prune et figue sèche, avec une note saline qui le tient droit. Il s’entend depuis toujours avec les aubergines à la parmigiana.',
    },
  },
  facts: {
    producer: 'Masseria Lumenera',
    region: 'puglia',
    grape: 'primitivo',
    vintage: 2022,
    alcohol: 14.5,
    size_ml: 750,
    pairing: ['meat', 'pasta', 'vegetables'],
    serve_c: [16, 18],
    ageing: { months: 8, vessel: 'barrique' },
    closure: 'cork',
    sugar_g_l: 6.8,
    ingredients: ['grapes', 'tartaric-acid', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1290], GBP: [1150], CHF: [1350], USD: [1590] },
  stock: { bologna: 150, cantina: 300 },
  weight: 1380,
  isNew: true,
});
