import { review, type DemoReviews } from './demo-review.ts';

export const redReviews: DemoReviews = {
  'BARBERA-ASTI-750': [
    review(5, 'it', '2026-10-30', [
      'Marta G.',
      'La bottiglia del martedì',
      'Ciliegia netta, acidità viva, niente legno a coprire. A questo prezzo ne teniamo sempre due in casa.',
    ]),
    review(4, 'de', '2026-10-12', [
      'Jens K.',
      'Guter Begleiter zu Pasta',
      'Saftig und unkompliziert. Leicht gekühlt hat er mir besser gefallen als bei Zimmertemperatur.',
    ]),
    review(5, 'en', '2026-09-21', [
      'Hannah W.',
      'Bright and honest',
      'Sour cherries, a little pepper, and gone by the end of dinner. Arrived well packed.',
    ]),
    review(3, 'fr', '2026-09-02', [
      'Luc B.',
      'Correct, un peu vif',
      'Beau fruit, mais l’acidité domine sans nourriture. Avec un plat de pâtes, c’est bien mieux.',
    ]),
    review(4, 'it', '2026-08-17', [
      'Paolo R.',
      'Sincera',
      'Una Barbera come si faceva una volta: fresca, diretta, senza trucchi.',
    ]),
    review(5, 'es', '2026-07-05', [
      'Nuria P.',
      'Repetiremos',
      'Muy fresco y con mucha fruta. Perfecto con embutido.',
    ]),
    review(2, 'en', '2026-06-14', [
      'Colin M.',
      'Too sharp for me',
      'Well made I am sure, but I like my reds softer than this.',
    ]),
    review(4, 'de', '2026-05-09', [
      'Sabine T.',
      'Frische Kirsche',
      'Klarer, fruchtiger Rotwein für jeden Tag. Der Korken war etwas bröselig.',
    ]),
    review(5, 'it', '2026-04-02', [
      'Elena V.',
      'Con gli agnolotti',
      'Portata a un pranzo di famiglia: finita prima dell’arrosto.',
    ]),
  ],
  'BAROLO-750': [
    review(5, 'it', '2026-10-18', [
      'Giorgio F.',
      'Vale l’attesa',
      'Aperto tre ore prima: rosa, catrame, una trama fittissima. Ne ho comprate altre due da dimenticare.',
    ]),
    review(5, 'de', '2026-08-25', [
      'Martin H.',
      'Großer Wein',
      'Noch jung, aber jetzt schon mit viel Tiefe. Unbedingt dekantieren.',
    ]),
    review(3, 'en', '2026-07-30', [
      'Rachel D.',
      'Needs years',
      'Very tannic right now. I should have waited, as the description says.',
    ]),
    review(4, 'fr', '2026-06-11', [
      'Hélène C.',
      'Élégant',
      'Nez magnifique, bouche encore serrée. À oublier en cave quelques années.',
    ]),
    review(5, 'it', '2026-03-20', [
      'Silvia M.',
      'Regalo riuscito',
      'Preso per i sessant’anni di mio padre, con il biglietto scritto a mano. Commosso.',
    ]),
    review(4, 'en', '2026-02-08', [
      'Tom A.',
      'Roses and tar, indeed',
      'Textbook nose. Only wish it were a little cheaper by the case.',
    ]),
  ],
  'CHIANTI-CLASSICO-750': [
    review(4, 'de', '2026-10-03', [
      'Ulrike S.',
      'Wie in Greve',
      'Veilchen, Kirsche, feines Tannin. Passte wunderbar zum Wildragout.',
    ]),
    review(5, 'it', '2026-09-14', [
      'Andrea L.',
      'Equilibrato',
      'Sangiovese in purezza, sapido e asciutto. Con la bistecca non serve altro.',
    ]),
    review(3, 'en', '2026-08-01', [
      'Grace P.',
      'Good, not great',
      'Pleasant enough, a bit short on the finish. Delivery took five days.',
    ]),
    review(4, 'es', '2026-05-27', [
      'Íñigo R.',
      'Muy toscano',
      'Cereza, cuero y un final seco. Mejor con comida que solo.',
    ]),
  ],
  'PRIMITIVO-750': [
    review(5, 'de', '2026-10-21', [
      'Katrin W.',
      'Unser Winterwein',
      'Weich, würzig, viel Pflaume. Die zweite Kiste ist bestellt.',
    ]),
    review(2, 'it', '2026-09-08', [
      'Roberto N.',
      'Troppo morbido',
      'Si sente lo zucchero. Questione di gusti, ma io non lo ricompro.',
    ]),
    review(4, 'en', '2026-06-19', [
      'Dave S.',
      'Barbecue friend',
      'Big, ripe and smooth. Went down very well with ribs.',
    ]),
    review(4, 'fr', '2026-04-11', [
      'Sophie D.',
      'Généreux',
      'Fruits noirs et épices douces. Un peu chaud en alcool.',
    ]),
  ],
  'NEBBIOLO-LANGHE-750': [
    review(5, 'it', '2026-09-29', [
      'Federica B.',
      'Il fratello gentile',
      'Profumi da Barolo, prezzo da ogni giorno. Elegante, mai pesante.',
    ]),
    review(4, 'en', '2026-07-12', [
      'Owen J.',
      'Lovely perfume',
      'Pale in the glass but plenty going on. A gentle way into Nebbiolo.',
    ]),
    review(4, 'de', '2026-05-15', [
      'Bernd F.',
      'Filigran',
      'Duftig und klar. Wer Kraft sucht, nimmt besser etwas anderes.',
    ]),
  ],
  'AMARONE-750': [
    review(5, 'en', '2026-10-09', [
      'Priya N.',
      'By the fire',
      'Dried cherries, cocoa, and that endless finish. We shared it between four and still talked about it the next day.',
    ]),
    review(4, 'it', '2026-08-30', [
      'Claudio T.',
      'Potente ma fine',
      'L’alcol c’è e non si nasconde, però è ben portato. Con il Monte Veronese stravecchio.',
    ]),
    review(5, 'fr', '2026-02-22', [
      'Marc L.',
      'Somptueux',
      'Cerise à l’eau-de-vie, cacao, épices. Un vin de méditation.',
    ]),
  ],
  'ETNA-ROSSO-750': [
    review(5, 'it', '2026-10-15', [
      'Tiziana P.',
      'Si sente la cenere',
      'Minerale, affumicato appena, lungo. Il mio rosso preferito di questo negozio.',
    ]),
    review(4, 'es', '2026-09-18', [
      'Marcos V.',
      'Volcánico de verdad',
      'Ligero de cuerpo y muy sabroso. Recuerda a un buen pinot.',
    ]),
    review(3, 'de', '2026-06-28', [
      'Oliver G.',
      'Eigenwillig',
      'Rauchig und karg, nicht jedermanns Sache. Mit Lamm hat er gewonnen.',
    ]),
  ],
  'MONTEPULCIANO-ABRUZZO-750': [
    review(4, 'it', '2026-09-11', [
      'Luca D.',
      'Onesto',
      'Rustico quanto basta. Con gli arrosticini è casa.',
    ]),
    review(4, 'en', '2026-07-22', [
      'Megan F.',
      'Great value',
      'Dark, juicy and easy to like. My new house red.',
    ]),
    review(1, 'fr', '2026-05-03', [
      'Anne R.',
      'Bouchonné',
      'Ma bouteille était bouchonnée. Le service m’en a envoyé une autre, mais j’ai attendu une semaine.',
    ]),
  ],
  'NERO-AVOLA-750': [
    review(4, 'de', '2026-08-19', [
      'Petra L.',
      'Sonne im Glas',
      'Reife Brombeere, ein Hauch Lakritz. Zur Caponata perfekt.',
    ]),
    review(5, 'it', '2026-06-05', [
      'Salvo C.',
      'Come a Noto',
      'Caldo e salato insieme. Finalmente un Nero d’Avola che non stanca.',
    ]),
  ],
  'BRUNELLO-MONTALCINO-750': [
    review(5, 'en', '2026-09-25', [
      'James T.',
      'Worth every cent',
      'Leather, dried herbs, sour cherry. Opened it for our anniversary and it did not disappoint.',
    ]),
    review(4, 'it', '2026-04-26', [
      'Beatrice O.',
      'Giovane ma nobile',
      'Già buono, diventerà grande. Il decanter aiuta.',
    ]),
  ],
  'VALPOLICELLA-RIPASSO-750': [
    review(4, 'de', '2026-10-06', [
      'Anja R.',
      'Kleiner Amarone',
      'Dunkle Frucht, rund, nicht zu schwer. Schönes Preis-Leistungs-Verhältnis.',
    ]),
    review(3, 'it', '2026-07-17', [
      'Davide S.',
      'Buono, un filo dolce',
      'Profumi intensi, chiusura più morbida di come piace a me.',
    ]),
  ],
  'CANNONAU-750': [
    review(4, 'es', '2026-08-08', [
      'Laia M.',
      'Aroma de monte',
      'Hierbas, frambuesa madura y calor. Muy bien con queso de oveja.',
    ]),
  ],
  'PINOT-NERO-750': [
    review(4, 'fr', '2026-09-06', [
      'Julien P.',
      'Jolie surprise',
      'Fin, frais, avec de la framboise. Les amateurs de bourgogne ne seront pas perdus.',
    ]),
    review(3, 'de', '2026-05-22', [
      'Thomas E.',
      'Ordentlich',
      'Sauber gemacht, mir fehlt etwas Tiefe für den Preis.',
    ]),
  ],
};
