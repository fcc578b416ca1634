import { sku } from '../../sku.ts';

export const acquaSelvataStill500 = sku({
  code: 'ACQUA-SELVATA-STILL-500',
  kind: 'water',
  picture: 'acqua-selvata-still-500',
  categories: ['water', 'still', 'mineral'],
  text: {
    it: {
      name: 'Acqua Selvata oligominerale',
      summary: 'Acqua di faggeta, limpida e morbida.',
      story:
        'Sgorga tra i faggi dell’Amiata, dove la trachite la rende morbida e appena silicea. La imbottigliamo su richiesta alla fonte: parte di là, non dal nostro magazzino.',
    },
    en: {
      name: 'Selvata low-mineral still water',
      summary: 'Beech-wood water, clear and soft.',
      story:
        'It springs up among the beeches of Monte Amiata, where trachyte makes it soft and faintly siliceous. Bottled at the source to order: it leaves from there, not from our warehouse.',
    },
    de: {
      name: 'Selvata Quellwasser, mineralarm',
      summary: 'Wasser aus dem Buchenwald, klar und weich.',
      story:
        'Es entspringt unter den Buchen des Monte Amiata, wo der Trachyt es weich und leicht kieselig macht. Auf Bestellung an der Quelle abgefüllt: Es reist von dort, nicht aus unserem Lager.',
    },
    es: {
      name: 'Agua Selvata de mineralización débil',
      summary: 'Agua de hayedo, limpia y suave.',
      story:
        'Brota entre las hayas del Amiata, donde la traquita la vuelve suave y apenas silícea. Se embotella por encargo en el manantial: sale de allí, no de nuestro almacén.',
    },
    fr: {
      name: 'Eau Selvata faiblement minéralisée',
      summary: 'Eau de hêtraie, limpide et douce.',
      story:
        'Elle jaillit parmi les hêtres du Monte Amiata, où la trachyte la rend douce et à peine siliceuse. Embouteillée à la demande à la source : elle part de là, et non de notre entrepôt.',
    },
  },
  facts: {
    producer: 'Fonte Selvata',
    region: 'toscana',
    source: 'Fonte Selvata, Monte Amiata (GR), 1050 m',
    size_ml: 500,
    pairing: ['fish', 'dessert'],
    minerals: {
      fixed_residue_mg_l: 128,
      calcium_mg_l: 18,
      magnesium_mg_l: 3.4,
      sodium_mg_l: 9.1,
      bicarbonate_mg_l: 62,
      silica_mg_l: 46,
      chloride_mg_l: 8.3,
      sulphate_mg_l: 6.8,
      nitrate_mg_l: 0.8,
    },
    sparkling: false,
    serve_c: [10, 12],
    closure: 'crown-cap',
    analysis: { year: 2023, ph: 7.1, conductivity_us_cm: 154, source_c: 9.6 },
  },
  prices: { EUR: [170], GBP: [150], CHF: [190], USD: [230] },
  stock: { bologna: 0, cantina: 180 },
  weight: 880,
});
