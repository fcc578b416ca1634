/** Languages every text of the catalogue is written in; Italian first, it is the platform's own. */
export const locales = ['it', 'en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** Currencies the shop has a price list for. */
export const currencies = ['EUR', 'GBP', 'CHF', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export type Kind = 'wine' | 'water' | 'accessory' | 'gift';

/** Stable keys; the user interface translates them. */
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
  | 'chloride_mg_l'
  | 'magnesium_mg_l'
  | 'nitrate_mg_l'
  | 'potassium_mg_l'
  | 'silica_mg_l'
  | 'sodium_mg_l'
  | 'sulphate_mg_l';

/** Where a wine ages. */
export type VesselKey =
  | 'barrique'
  | 'caratello'
  | 'concrete'
  | 'large-cask'
  | 'lees'
  | 'pressure-tank'
  | 'slavonian-oak'
  | 'steel';

export type ClosureKey =
  'cork' | 'crown-cap' | 'glass-stopper' | 'screw-cap' | 'sparkling-cork' | 'technical-cork';

export type IngredientKey =
  | 'ascorbic-acid'
  | 'concentrated-must'
  | 'expedition-liqueur'
  | 'grapes'
  | 'gum-arabic'
  | 'sugar'
  | 'sulphites'
  | 'tartaric-acid'
  | 'tirage-liqueur';

export type AllergenKey = 'sulphites';

export type MedalKey = 'gold' | 'silver' | 'bronze';

/** The material and care of an accessory. */
export type MaterialKey = 'crystal-glass' | 'glass' | 'olive-wood' | 'steel';
export type CareKey = 'by-hand' | 'dishwasher' | 'wipe';
