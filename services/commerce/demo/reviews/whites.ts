import { review, type DemoReviews } from './demo-review.ts';

export const whiteReviews: DemoReviews = {
  'VERMENTINO-750': [
    review(5, 'it', '2026-10-11', [
      'Ilaria S.',
      'Sa di mare',
      'Sapido, agrumato, con quella punta amara finale. Con le vongole è perfetto.',
    ]),
    review(5, 'de', '2026-09-03', [
      'Claudia M.',
      'Urlaub auf Sardinien',
      'Ein Schluck, und man sitzt wieder am Hafen. Frisch, salzig, nie banal.',
    ]),
    review(4, 'en', '2026-08-14', [
      'Fiona B.',
      'Crisp and salty',
      'Exactly what you want with grilled fish. Serve it really cold.',
    ]),
    review(4, 'fr', '2026-07-19', [
      'Camille V.',
      'Frais et salin',
      'Un blanc droit, très agréable à l’apéritif comme avec des fruits de mer.',
    ]),
    review(3, 'es', '2026-06-02', [
      'Jorge A.',
      'Correcto',
      'Fresco y limpio, aunque esperaba algo más de aroma.',
    ]),
    review(5, 'it', '2026-05-12', [
      'Nicola Z.',
      'Bis',
      'Seconda cassa in due mesi, dice già tutto.',
    ]),
  ],
  'SOAVE-CLASSICO-750': [
    review(4, 'en', '2026-10-01', [
      'Peter H.',
      'Proper Soave',
      'Almonds and pears, and none of the wateriness of the supermarket ones.',
    ]),
    review(4, 'it', '2026-08-22', [
      'Giulia A.',
      'Delicato',
      'Mandorla, fiori bianchi. In offerta è un affare.',
    ]),
    review(2, 'de', '2026-07-07', [
      'Ralf B.',
      'Etwas dünn',
      'Sauber, aber nach dem zweiten Glas war ich gelangweilt.',
    ]),
    review(5, 'fr', '2026-04-18', [
      'Denise M.',
      'Excellent rapport qualité-prix',
      'Léger, précis, une jolie amertume finale.',
    ]),
  ],
  'GAVI-750': [
    review(4, 'it', '2026-09-19', [
      'Stefano C.',
      'Pulito',
      'Fresco, lineare, con il pesto va a nozze.',
    ]),
    review(4, 'en', '2026-06-23', [
      'Alison G.',
      'Summer in the garden',
      'Citrus, a touch of peach. Very easy to finish the bottle.',
    ]),
  ],
  'VERDICCHIO-750': [
    review(5, 'de', '2026-09-27', [
      'Heike N.',
      'Mein Liebling unter den Weißen',
      'Kräuter, grüne Mandel, tolle Länge. Zu Fisch unschlagbar.',
    ]),
    review(4, 'it', '2026-07-28', [
      'Marco U.',
      'Carattere',
      'Più struttura di quanto pensassi. Regge anche il coniglio in porchetta.',
    ]),
    review(5, 'en', '2026-05-30', [
      'Ben C.',
      'Underrated grape',
      'Why does nobody talk about Verdicchio? Superb.',
    ]),
  ],
  'GRILLO-750': [
    review(4, 'es', '2026-08-27', [
      'Carmen L.',
      'Sol y sal',
      'Cítrico y alegre. Para el pescaíto frito, ideal.',
    ]),
    review(3, 'it', '2026-06-16', [
      'Chiara E.',
      'Piacevole',
      'Beverino e fresco, un po’ semplice.',
    ]),
    review(4, 'fr', '2026-05-20', [
      'Yves T.',
      'Très désaltérant',
      'Agrumes mûrs et une pointe saline.',
    ]),
  ],
  'FIANO-750': [
    review(5, 'it', '2026-10-24', [
      'Rosa D.',
      'Miele e nocciola',
      'Elegante e lungo. Ho provato a tenerne una bottiglia: impossibile.',
    ]),
    review(4, 'en', '2026-07-03', [
      'Sarah K.',
      'Rich but fresh',
      'Honey, hazelnut, still lively. Lovely with roast chicken.',
    ]),
  ],
  'ETNA-BIANCO-750': [
    review(5, 'de', '2026-09-10', [
      'Florian W.',
      'Stein und Zitrone',
      'Karg, straff, mineralisch. Für mich der spannendste Weiße im Laden.',
    ]),
    review(3, 'en', '2026-06-08', [
      'Lucy R.',
      'Austere',
      'Very dry and stony. Interesting rather than enjoyable.',
    ]),
    review(5, 'it', '2026-03-29', [
      'Vincenzo G.',
      'Vulcano nel bicchiere',
      'Teso, salato, interminabile.',
    ]),
  ],
  'GEWURZTRAMINER-750': [
    review(5, 'fr', '2026-08-12', [
      'Brigitte K.',
      'Parfum de rose',
      'Litchi et rose, mais sans lourdeur. Avec un munster, superbe.',
    ]),
    review(3, 'it', '2026-05-07', [
      'Alberto V.',
      'Profumatissimo',
      'Per me fin troppo aromatico, ma fatto bene.',
    ]),
  ],
  'PECORINO-750': [
    review(4, 'it', '2026-07-24', [
      'Manuela F.',
      'Da scoprire',
      'Non è formaggio! Salvia, pompelmo e una bella grinta.',
    ]),
    review(4, 'de', '2026-04-30', [
      'Svenja O.',
      'Überraschend',
      'Würzig und frisch zugleich. Gerne wieder.',
    ]),
  ],
  'GRECO-TUFO-750': [
    review(4, 'en', '2026-09-01', [
      'Helen M.',
      'Smoky and firm',
      'A serious white. Give it half an hour out of the fridge.',
    ]),
  ],
  'RIBOLLA-GIALLA-750': [
    review(4, 'it', '2026-08-05', [
      'Lorenzo P.',
      'Verticale',
      'Agrume e mela verde, acidità da vendere. Ottima con il frico.',
    ]),
    review(2, 'en', '2026-06-27', [
      'Mike E.',
      'Not for me',
      'Sharp and rather plain. I expected more for the price.',
    ]),
  ],
  'PINOT-BIANCO-750': [
    review(4, 'de', '2026-06-20', [
      'Gudrun A.',
      'Klassisch',
      'Apfel, Birne, feine Säure. Zuverlässig gut.',
    ]),
  ],
};
