import { review, type DemoReviews } from './demo-review.ts';

export const bundleReviews: DemoReviews = {
  'BUNDLE-APERITIVO': [
    review(5, 'en', '2026-09-28', [
      'Zoe M.',
      'The easiest present',
      'Arrived beautifully packed with the card. They rang me the same evening.',
    ]),
    review(4, 'it', '2026-07-16', [
      'Cristina P.',
      'Ben assortita',
      'Scelta equilibrata, bella scatola. Avrei voluto qualche riga in più sui vini.',
    ]),
    review(5, 'de', '2026-05-05', [
      'Familie Brandt',
      'Kam sehr gut an',
      'Als Gastgeschenk mitgebracht und sofort geöffnet.',
    ]),
  ],
  'BUNDLE-GRANDI-ROSSI': [
    review(5, 'fr', '2026-02-28', [
      'Olivier N.',
      'Trois monuments',
      'Une belle manière de découvrir les grands rouges italiens.',
    ]),
    review(4, 'it', '2026-01-10', [
      'Renato S.',
      'Regalo importante',
      'Tre bottiglie da tenere. Confezione curata.',
    ]),
  ],
  'BUNDLE-MARE': [
    review(4, 'es', '2026-08-18', [
      'Marta I.',
      'Para una mariscada',
      'Tres vinos muy distintos, todos ricos.',
    ]),
    review(5, 'it', '2026-06-29', ['Luisa F.', 'Vacanza in scatola', 'Il Vermentino su tutti.']),
  ],
  'BUNDLE-BRINDISI': [
    review(3, 'de', '2026-01-04', [
      'Andreas U.',
      'Gut, aber spät',
      'Kam erst am 2. Januar. Der Inhalt ist tadellos.',
    ]),
  ],
};
