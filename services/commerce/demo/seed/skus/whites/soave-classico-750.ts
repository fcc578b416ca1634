import { sku } from '../../sku.ts';

export const soaveClassico750 = sku({
  code: 'SOAVE-CLASSICO-750',
  kind: 'wine',
  picture: 'soave-classico-750',
  categories: ['wine', 'white', 'offers'],
  text: {
    it: {
      name: 'Soave Classico 2023',
      summary: 'Fiori bianchi, pesca, roccia vulcanica.',
      story:
        'Le colline nere sopra il castello danno alla Garganega una vena minerale che il nome non lascia sospettare. Fiori bianchi, pesca chiara, un finale che sa di mandorla. Il bianco che mette d’accordo la tavola.',
    },
    en: {
      name: 'Soave Classico 2023',
      summary: 'White flowers, peach, volcanic rock.',
      story:
        'The dark hills above the castle give Garganega a mineral streak its gentle name does not let on. White flowers, pale peach, a finish that hints at almond. The white that settles any argument about what to drink.',
    },
    de: {
      name: 'Soave Classico 2023',
      summary: 'Weiße Blüten, Pfirsich, Vulkangestein.',
      story:
        'Die dunklen Hügel über der Burg geben der Garganega eine mineralische Ader, die der sanfte Name nicht vermuten lässt. Weiße Blüten, heller Pfirsich, im Nachhall ein wenig Mandel. Der Weiße, auf den sich alle am Tisch einigen.',
    },
    es: {
      name: 'Soave Classico 2023',
      summary: 'Flores blancas, melocotón, roca volcánica.',
      story:
        'Las colinas negras sobre el castillo dan a la Garganega una veta mineral que su nombre suave no deja sospechar. Flores blancas, melocotón pálido, un final que recuerda a la almendra. El blanco que pone de acuerdo a toda la mesa.',
    },
    fr: {
      name: 'Soave Classico 2023',
      summary: 'Fleurs blanches, pêche, roche volcanique.',
      story:
        'Les collines noires au-dessus du château donnent à la Garganega une veine minérale que son nom si doux ne laisse pas deviner. Fleurs blanches, pêche claire, une finale d’amande. Le blanc qui met toute la table d’accord.',
    },
  },
  facts: {
    producer: 'Tenuta Valmorata',
    region: 'veneto',
    grape: 'garganega',
    vintage: 2023,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'poultry', 'vegetables'],
    serve_c: [9, 11],
    ageing: { months: 5, vessel: 'concrete' },
    closure: 'screw-cap',
    sugar_g_l: 3.1,
    ingredients: ['grapes', 'gum-arabic', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1090, 1290], GBP: [950, 1150], CHF: [1150, 1350], USD: [1290, 1490] },
  stock: { bologna: 110, cantina: 200 },
  weight: 1380,
});
