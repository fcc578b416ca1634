import { sku } from '../../sku.ts';

export const valpolicellaRipasso750 = sku({
  code: 'VALPOLICELLA-RIPASSO-750',
  kind: 'wine',
  picture: 'valpolicella-ripasso-750',
  categories: ['wine', 'red', 'offers'],
  text: {
    it: {
      name: 'Valpolicella Ripasso Superiore 2021',
      summary: 'Amarena, cacao, morbidezza di Ripasso.',
      story:
        'Il vino giovane ripassa sulle vinacce ancora tiepide dell’Amarone e ne prende corpo e profumo: amarena, cacao, una punta di pepe. Morbido, mai pesante. D’inverno con la polenta e i funghi, d’estate appena fresco.',
    },
    en: {
      name: 'Valpolicella Ripasso Superiore 2021',
      summary: 'Sour cherry, cocoa, the softness of Ripasso.',
      story:
        'The young wine passes again over the still-warm skins of the Amarone and takes on body and scent: sour cherry, cocoa, a tip of pepper. Soft, never heavy. In winter with polenta and mushrooms, in summer very slightly chilled.',
    },
    de: {
      name: 'Valpolicella Ripasso Superiore 2021',
      summary: 'Sauerkirsche, Kakao, die Weichheit des Ripasso.',
      story:
        'Der junge Wein geht noch einmal über den warmen Trester des Amarone und gewinnt Körper und Duft: Sauerkirsche, Kakao, eine Spitze Pfeffer. Weich, niemals schwer. Im Winter zu Polenta und Pilzen, im Sommer leicht gekühlt.',
    },
    es: {
      name: 'Valpolicella Ripasso Superiore 2021',
      summary: 'Guinda, cacao, la suavidad del Ripasso.',
      story:
        'El vino joven vuelve a pasar por los hollejos aún tibios del Amarone y gana cuerpo y perfume: guinda, cacao, una punta de pimienta. Suave, nunca pesado. En invierno con polenta y setas; en verano, apenas fresco.',
    },
    fr: {
      name: 'Valpolicella Ripasso Superiore 2021',
      summary: 'Griotte, cacao, le velouté du Ripasso.',
      story:
        'Le vin jeune repasse sur les marcs encore tièdes de l’Amarone et y prend corps et parfum : griotte, cacao, une pointe de poivre. Souple, jamais lourd. L’hiver avec polenta et champignons, l’été légèrement rafraîchi.',
    },
  },
  facts: {
    producer: 'Tenuta Valmorata',
    region: 'veneto',
    grape: 'corvina',
    vintage: 2021,
    alcohol: 14,
    size_ml: 750,
    pairing: ['meat', 'cheese', 'mushrooms'],
    serve_c: [16, 18],
    ageing: { months: 15, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 4.6,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1690, 1990], GBP: [1495, 1795], CHF: [1750, 2050], USD: [1990, 2390] },
  stock: { bologna: 46, cantina: 120 },
  weight: 1380,
});
