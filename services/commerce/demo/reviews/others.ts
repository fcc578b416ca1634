import { review, type DemoReviews } from './demo-review.ts';

/** Sweet wines, waters and accessories. */
export const otherReviews: DemoReviews = {
  'MOSCATO-ASTI-750': [
    review(5, 'it', '2026-10-05', [
      'Pia C.',
      'Con il panettone',
      'Profuma d’uva appena colta. Dolce il giusto, poco alcol, si beve che è un piacere.',
    ]),
    review(4, 'en', '2026-08-09', [
      'Nina H.',
      'Peaches and bubbles',
      'Light, sweet, charming. Great with fruit.',
    ]),
    review(3, 'de', '2026-05-18', [
      'Werner D.',
      'Sehr süß',
      'Meiner Frau schmeckt er, mir ist er zu süß.',
    ]),
  ],
  'VIN-SANTO-375': [
    review(5, 'it', '2026-09-05', [
      'Lapo B.',
      'E i cantucci',
      'Albicocca secca, noce, un finale asciutto. Piccola bottiglia, grande vino.',
    ]),
    review(4, 'en', '2026-04-07', [
      'Edward N.',
      'A thimble goes far',
      'Nutty and complex. Pricey, but you only need a little.',
    ]),
  ],
  'PASSITO-ZIBIBBO-500': [
    review(5, 'fr', '2026-07-26', [
      'Odile F.',
      'Soleil en bouteille',
      'Abricot, fleur d’oranger, une fraîcheur étonnante pour un vin si doux.',
    ]),
  ],
  'BRACHETTO-750': [
    review(4, 'de', '2026-06-03', [
      'Tanja S.',
      'Rosen und Erdbeeren',
      'Zum Erdbeerkuchen ein Gedicht.',
    ]),
    review(2, 'it', '2026-03-11', [
      'Enrico G.',
      'Non fa per me',
      'Troppo dolce, ma la descrizione lo diceva.',
    ]),
  ],
  'ACQUA-LUMIA-STILL-1000': [
    review(5, 'it', '2026-10-20', [
      'Daria L.',
      'Leggerissima',
      'La sento diversa anche nel tè. Vetro bello da lasciare in tavola.',
    ]),
    review(4, 'de', '2026-09-07', [
      'Stefan R.',
      'Weich und klar',
      'Schmeckt nach nichts, im besten Sinne. Der Karton ist schwer, aber gut gepackt.',
    ]),
    review(3, 'en', '2026-07-18', [
      'Paula J.',
      'It is water',
      'Nice bottle, nice water. Shipping glass across Europe still feels odd.',
    ]),
    review(5, 'fr', '2026-05-14', ['Marion A.', 'Douce', 'Idéale pour le café, aucune amertume.']),
  ],
  'ACQUA-LUMIA-SPARKLING-1000': [
    review(4, 'it', '2026-08-31', [
      'Gianni O.',
      'Bolla fine',
      'Frizzante senza pungere. A tavola piace a tutti.',
    ]),
    review(4, 'es', '2026-06-18', [
      'Olga S.',
      'Burbuja amable',
      'No hincha y acompaña bien la comida.',
    ]),
  ],
  'ACQUA-NIVALE-STILL-750': [
    review(4, 'de', '2026-10-14', [
      'Birgit Z.',
      'Bergwasser',
      'Kühl, rein, angenehm. Die Flasche wird bei uns zur Karaffe.',
    ]),
  ],
  'ACQUA-TUFARA-750': [
    review(5, 'it', '2026-09-22', [
      'Ettore V.',
      'Sapore di roccia',
      'Minerale davvero, con il baccalà è un abbinamento.',
    ]),
    review(2, 'en', '2026-05-29', [
      'Greg W.',
      'Salty',
      'Too much mineral taste for everyday drinking.',
    ]),
  ],
  'ACQUA-SELVATA-SPARKLING-500': [
    review(3, 'fr', '2026-04-04', [
      'Thierry H.',
      'Bien, petit format',
      'Bonne eau vive, mais la bouteille d’un litre manque.',
    ]),
  ],
  'CORKSCREW-OLIVE': [
    review(5, 'en', '2026-10-10', [
      'Laura P.',
      'A joy to hold',
      'The wood is beautiful and it opens old corks without breaking them.',
    ]),
    review(4, 'de', '2026-08-15', [
      'Dirk N.',
      'Solide',
      'Gut verarbeitet. Anfangs etwas schwergängig, jetzt läuft er.',
    ]),
    review(5, 'it', '2026-06-22', [
      'Bruno E.',
      'Per sempre',
      'Pesante il giusto, spirale affilata. Un oggetto da tramandare.',
    ]),
  ],
  'GLASSES-RED-2': [
    review(4, 'it', '2026-09-16', [
      'Simona A.',
      'Sottili',
      'Belli e leggeri. Attenzione in lavastoviglie.',
    ]),
    review(2, 'de', '2026-07-21', [
      'Volker T.',
      'Eines war gesprungen',
      'Ersatz kam schnell, aber ärgerlich. Die Gläser selbst sind schön.',
    ]),
  ],
  'DECANTER-1500': [
    review(5, 'fr', '2026-03-27', [
      'Gérard M.',
      'Très belle pièce',
      'Verse sans goutter, se nettoie facilement.',
    ]),
  ],
};
