import { review, type DemoReviews } from './demo-review.ts';

export const roseAndSparklingReviews: DemoReviews = {
  'PROSECCO-750': [
    review(5, 'en', '2026-10-28', [
      'Charlotte E.',
      'Our Friday bottle',
      'Dry, fine bubbles, no headache. The whole street orders it now.',
    ]),
    review(4, 'it', '2026-10-02', [
      'Sara B.',
      'Fresco e pulito',
      'Mela verde, glicine, bollicina gentile. Ideale prima di cena.',
    ]),
    review(4, 'de', '2026-09-15', [
      'Nadine H.',
      'Feinperlig',
      'Nicht zu süß, das ist bei Prosecco selten. Auch im Spritz gut.',
    ]),
    review(3, 'fr', '2026-08-20', [
      'Pauline G.',
      'Sympathique',
      'Léger et facile, sans grande complexité.',
    ]),
    review(5, 'es', '2026-07-14', [
      'Teresa O.',
      'Para celebrar lo que sea',
      'Burbuja fina y nada empalagoso.',
    ]),
    review(2, 'de', '2026-06-30', [
      'Holger P.',
      'Flasche undicht',
      'Eine von sechs war ausgelaufen. Wurde ersetzt, der Wein selbst ist ordentlich.',
    ]),
    review(5, 'it', '2026-05-25', [
      'Francesca T.',
      'Brindisi di laurea',
      'Ne abbiamo aperte dodici, apprezzate da tutti.',
    ]),
  ],
  'FRANCIACORTA-BRUT-750': [
    review(5, 'it', '2026-09-30', [
      'Matteo I.',
      'Bollicina seria',
      'Crosta di pane, agrume candito, cremosità. Non ha niente da invidiare.',
    ]),
    review(5, 'fr', '2026-07-10', [
      'Antoine S.',
      'Bluffant',
      'À l’aveugle, mes amis ont parlé de champagne.',
    ]),
    review(4, 'en', '2026-03-15', [
      'Joanna L.',
      'Elegant fizz',
      'Toasty and fine. A good present, too.',
    ]),
  ],
  'CHIARETTO-750': [
    review(4, 'de', '2026-08-28', [
      'Miriam J.',
      'Gardasee im Glas',
      'Himbeere, Grapefruit, schön trocken.',
    ]),
    review(5, 'it', '2026-07-01', [
      'Valeria N.',
      'Estate',
      'Leggero, salino, beverino. Finito in un pomeriggio.',
    ]),
    review(3, 'en', '2026-06-12', [
      'Kate D.',
      'Fine, a bit light',
      'Pretty in the glass, pleasant, forgotten the day after.',
    ]),
  ],
  'NEGROAMARO-ROSATO-750': [
    review(4, 'it', '2026-08-03', [
      'Antonella R.',
      'Rosato vero',
      'Ha corpo, regge anche la zuppa di pesce.',
    ]),
    review(4, 'es', '2026-06-25', [
      'Pablo G.',
      'Con carácter',
      'Más color y más sabor que la mayoría. Muy gastronómico.',
    ]),
  ],
  'ETNA-ROSATO-750': [
    review(5, 'en', '2026-08-16', [
      'Isla F.',
      'Best rosé this year',
      'Salty, stony, delicate. Nothing sweet about it.',
    ]),
    review(4, 'de', '2026-07-11', [
      'Carsten M.',
      'Zart und salzig',
      'Ein ernsthafter Rosé. Zu Thunfisch wunderbar.',
    ]),
  ],
  'CERASUOLO-ABRUZZO-750': [
    review(4, 'it', '2026-07-08', [
      'Domenico L.',
      'Color ciliegia',
      'Quasi un rosso fresco. Con la pizza, provare.',
    ]),
  ],
  'LAMBRUSCO-750': [
    review(5, 'it', '2026-10-16', [
      'Cesare M.',
      'Tigelle e basta',
      'Secco, spumoso, violaceo come deve. Bravi.',
    ]),
    review(3, 'en', '2026-09-09', [
      'Ruth S.',
      'Unusual',
      'Cold red fizz takes some getting used to. With salami I began to understand.',
    ]),
    review(4, 'de', '2026-04-23', [
      'Ines K.',
      'Nicht der von früher',
      'Trocken und frisch, mit dem süßen Zeug aus der Jugend hat das nichts zu tun.',
    ]),
  ],
  'FRANCIACORTA-ROSE-750': [
    review(4, 'fr', '2026-02-14', [
      'Élodie W.',
      'Saint-Valentin réussie',
      'Fruits rouges fins et belle bulle. Un peu cher tout de même.',
    ]),
  ],
  'PROSECCO-1500': [
    review(5, 'de', '2026-01-02', [
      'Lena V.',
      'Silvester gerettet',
      'Große Flasche, große Wirkung. Kühlen dauert eben länger.',
    ]),
  ],
};
