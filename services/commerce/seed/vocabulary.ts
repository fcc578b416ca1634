/** Languages every text of the catalogue is written in; Italian first, it is the platform's own. */
export const locales = ['it', 'en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Currencies the shop has a price list for. */
export const currencies = ['EUR', 'GBP', 'CHF', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export type Kind = 'wine' | 'water' | 'accessory' | 'gift';

/** Stable keys; whoever shows them translates them. */
export type RegionKey =
  | 'abruzzo'
  | 'alto-adige'
  | 'campania'
  | 'emilia-romagna'
  | 'friuli-venezia-giulia'
  | 'lazio'
  | 'lombardia'
  | 'marche'
  | 'piemonte'
  | 'puglia'
  | 'sardegna'
  | 'sicilia'
  | 'toscana'
  | 'umbria'
  | 'veneto';

export type GrapeKey =
  | 'aglianico'
  | 'barbera'
  | 'brachetto'
  | 'cannonau'
  | 'carricante'
  | 'chardonnay'
  | 'cortese'
  | 'corvina'
  | 'fiano'
  | 'friulano'
  | 'garganega'
  | 'gewurztraminer'
  | 'glera'
  | 'greco'
  | 'grillo'
  | 'lagrein'
  | 'lambrusco'
  | 'montepulciano'
  | 'moscato-bianco'
  | 'nebbiolo'
  | 'negroamaro'
  | 'nerello-mascalese'
  | 'nero-davola'
  | 'pecorino'
  | 'pinot-bianco'
  | 'pinot-nero'
  | 'primitivo'
  | 'ribolla-gialla'
  | 'sangiovese'
  | 'trebbiano-toscano'
  | 'verdicchio'
  | 'vermentino'
  | 'zibibbo';

export type PairingKey =
  | 'appetizers'
  | 'cheese'
  | 'dessert'
  | 'fish'
  | 'fruit'
  | 'game'
  | 'meat'
  | 'mushrooms'
  | 'pasta'
  | 'pizza'
  | 'poultry'
  | 'shellfish'
  | 'spicy'
  | 'vegetables';

export type MineralKey =
  | 'fixed_residue_mg_l'
  | 'bicarbonate_mg_l'
  | 'calcium_mg_l'
  | 'magnesium_mg_l'
  | 'potassium_mg_l'
  | 'silica_mg_l'
  | 'sodium_mg_l';
