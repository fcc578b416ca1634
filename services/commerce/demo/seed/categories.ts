import type { Locale } from './vocabulary.ts';

export interface CategoryText {
  readonly name: string;
  readonly intro: string;
}

export interface CatalogueCategory {
  readonly parent: 'wine' | 'water' | null;
  readonly text: Readonly<Record<Locale, CategoryText>>;
}

const text = (name: string, intro: string): CategoryText => ({ name, intro });

/** The shop's categories by key, in display order. */
export const categories = {
  wine: {
    parent: null,
    text: {
      it: text('Vini', 'Vini di piccole cantine italiane, scelti uno per uno.'),
      en: text('Wine', 'Wines from small Italian cellars, chosen one by one.'),
      de: text('Wein', 'Weine aus kleinen italienischen Kellereien, Stück für Stück ausgewählt.'),
      es: text('Vinos', 'Vinos de pequeñas bodegas italianas, elegidos uno a uno.'),
      fr: text('Vins', 'Des vins de petites caves italiennes, choisis un par un.'),
    },
  },
  red: {
    parent: 'wine',
    text: {
      it: text('Vini rossi', 'Dal rosso di ogni giorno al vino che aspetta.'),
      en: text('Red wine', 'From the everyday red to the wine that waits.'),
      de: text('Rotwein', 'Vom Alltagswein bis zu dem, der warten kann.'),
      es: text('Vinos tintos', 'Del tinto de diario al vino que sabe esperar.'),
      fr: text('Vins rouges', 'Du rouge de tous les jours au vin qui attend.'),
    },
  },
  white: {
    parent: 'wine',
    text: {
      it: text('Vini bianchi', 'Freschi di collina, salati di mare, neri di vulcano.'),
      en: text('White wine', 'Cool from the hills, salty from the sea, dark from the volcano.'),
      de: text('Weißwein', 'Frisch vom Hügel, salzig vom Meer, dunkel vom Vulkan.'),
      es: text('Vinos blancos', 'Frescos de colina, salinos de mar, oscuros de volcán.'),
      fr: text('Vins blancs', 'Frais des collines, salés de la mer, sombres du volcan.'),
    },
  },
  rose: {
    parent: 'wine',
    text: {
      it: text('Vini rosati', 'Il colore della sera, da bere presto.'),
      en: text('Rosé wine', 'The light of evening, to be drunk young.'),
      de: text('Roséwein', 'Die Farbe des Abends, jung zu trinken.'),
      es: text('Vinos rosados', 'El color de la tarde, para beber pronto.'),
      fr: text('Vins rosés', 'La couleur du soir, à boire jeune.'),
    },
  },
  sparkling: {
    parent: 'wine',
    text: {
      it: text('Spumanti', 'Bolle sottili, per cominciare o per continuare.'),
      en: text('Sparkling wine', 'Fine bubbles, to begin with or to carry on.'),
      de: text('Schaumwein', 'Feine Perlen, zum Anfangen oder zum Weitermachen.'),
      es: text('Vinos espumosos', 'Burbujas finas, para empezar o para seguir.'),
      fr: text('Vins effervescents', 'De fines bulles, pour commencer ou pour continuer.'),
    },
  },
  sweet: {
    parent: 'wine',
    text: {
      it: text('Vini dolci', 'Uve appassite e pazienza, in piccoli bicchieri.'),
      en: text('Sweet wine', 'Dried grapes and patience, in small glasses.'),
      de: text('Süßwein', 'Getrocknete Trauben und Geduld, in kleinen Gläsern.'),
      es: text('Vinos dulces', 'Uvas pasificadas y paciencia, en copas pequeñas.'),
      fr: text('Vins doux', 'Des raisins passerillés et de la patience, en petits verres.'),
    },
  },
  water: {
    parent: null,
    text: {
      it: text('Acque', 'Acque di sorgente in vetro, ognuna con la sua montagna.'),
      en: text('Water', 'Spring waters in glass, each with a mountain of its own.'),
      de: text('Wasser', 'Quellwasser in Glas, jedes mit seinem eigenen Berg.'),
      es: text('Aguas', 'Aguas de manantial en vidrio, cada una con su montaña.'),
      fr: text('Eaux', 'Des eaux de source en verre, chacune avec sa montagne.'),
    },
  },
  still: {
    parent: 'water',
    text: {
      it: text('Acqua naturale', 'Ferma, limpida, silenziosa.'),
      en: text('Still water', 'Calm, clear, quiet.'),
      de: text('Stilles Wasser', 'Ruhig, klar, leise.'),
      es: text('Agua sin gas', 'Quieta, limpia, silenciosa.'),
      fr: text('Eau plate', 'Calme, limpide, silencieuse.'),
    },
  },
  'sparkling-water': {
    parent: 'water',
    text: {
      it: text('Acqua frizzante', 'Dalla bolla appena accennata a quella del vulcano.'),
      en: text('Sparkling water', 'From the faintest bubble to the volcano’s own.'),
      de: text('Sprudelwasser', 'Vom Hauch einer Perle bis zu der des Vulkans.'),
      es: text('Agua con gas', 'De la burbuja más leve a la del volcán.'),
      fr: text('Eau gazeuse', 'De la bulle à peine esquissée à celle du volcan.'),
    },
  },
  mineral: {
    parent: 'water',
    text: {
      it: text('Acqua minerale', 'Acque che raccontano la roccia da cui vengono.'),
      en: text('Mineral water', 'Waters that speak of the rock they come from.'),
      de: text('Mineralwasser', 'Wasser, die vom Gestein erzählen, aus dem sie kommen.'),
      es: text('Agua mineral', 'Aguas que hablan de la roca de la que vienen.'),
      fr: text('Eau minérale', 'Des eaux qui racontent la roche d’où elles viennent.'),
    },
  },
  gifts: {
    parent: null,
    text: {
      it: text('Regali', 'Cassette composte da noi, pronte da regalare.'),
      en: text('Gifts', 'Boxes we put together, ready to give.'),
      de: text('Geschenke', 'Von uns zusammengestellte Kisten, fertig zum Verschenken.'),
      es: text('Regalos', 'Cajas compuestas por nosotros, listas para regalar.'),
      fr: text('Cadeaux', 'Des coffrets composés par nos soins, prêts à offrir.'),
    },
  },
  accessories: {
    parent: null,
    text: {
      it: text('Accessori', 'Pochi oggetti, fatti per durare.'),
      en: text('Accessories', 'A few things, made to last.'),
      de: text('Zubehör', 'Wenige Dinge, gemacht, um zu bleiben.'),
      es: text('Accesorios', 'Pocos objetos, hechos para durar.'),
      fr: text('Accessoires', 'Peu d’objets, faits pour durer.'),
    },
  },
  offers: {
    parent: null,
    text: {
      it: text('Offerte', 'Buone bottiglie a un prezzo più leggero, finché ce n’è.'),
      en: text('Offers', 'Good bottles at a lighter price, while they last.'),
      de: text('Angebote', 'Gute Flaschen zu leichterem Preis, solange der Vorrat reicht.'),
      es: text('Ofertas', 'Buenas botellas a un precio más ligero, hasta agotar existencias.'),
      fr: text('Offres', 'De belles bouteilles à prix plus doux, tant qu’il y en a.'),
    },
  },
} as const satisfies Record<string, CatalogueCategory>;

export type CategoryKey = keyof typeof categories;
