import type { Locale } from '../../messages/types.ts';
import type { Term } from './term.ts';

const claim = (avoid: string): Term => ({ avoid, use: 'what can be proven, or nothing' });

/**
 * Environmental claims without a proof, and offers to take empties back, which this shop does not make: Directive
 * 2005/29/EC, annex I, 2a and 4a to 4c. Words with another meaning too (French *durable*, English *green*) are listed
 * only with the noun that makes them a claim. A deposit (French *consigne*) is a charge, which the law requires to be named.
 */
export const CLAIMS: Readonly<Record<Locale, readonly Term[]>> = {
  it: [
    claim('sostenibil\\p{L}*|eco-?(?:logic\\p{L}*|sostenibil\\p{L}*|compatibil\\p{L}*|friendly)'),
    claim('rispett\\p{L}* (?:del|dell’|per l’|l’)\\s?ambiente|amic[oahe]+ dell’ambiente'),
    claim(
      '(?:neutral\\p{L}* (?:per il clima|climatic\\p{L}*)|carbon neutral|climaticamente neutr\\p{L}*)',
    ),
    claim('(?:zero emissioni|emissioni zero|impatto zero|a impatto positivo|biodegradabil\\p{L}*)'),
    claim('vuot[oi] (?:a rendere|si rend\\p{L}*)|riprendiamo i vuoti'),
  ],
  en: [
    claim('(?:un)?sustainab\\p{L}*|eco|eco-?(?:logical\\p{L}*|friendly|conscious)'),
    claim('(?:environment(?:ally)?|climate|planet|nature)[- ]?(?:friendly|positive|conscious)'),
    claim(
      '(?:climate|carbon|CO[2₂])[- ](?:neutral\\p{L}*|negative|compensated)|net[- ]zero|zero[- ]emissions?',
    ),
    claim(
      'green(?:er|est)? (?:choice|product|delivery|shipping|packaging|energy|energies)|biodegradable',
    ),
    claim('(?:the|your) empties|good for the planet'),
  ],
  de: [
    claim('(?:un)?nachhaltig\\p{L}*|öko|öko-?(?:logisch|freundlich|bewusst|bilanz)\\p{L}*'),
    claim(
      '(?:umwelt|klima)(?:freundlich|schonend|bewusst|verträglich|gerecht|neutral|positiv)\\p{L}*',
    ),
    claim(
      'CO[2₂][- ]?(?:neutral|frei|kompensiert)\\p{L}*|emissionsfrei\\p{L}*|klimakompensiert\\p{L}*',
    ),
    claim('grüne[nrs]? (?:Wahl|Versand|Lieferung|Verpackung|Energie)|biologisch abbaubar\\p{L}*'),
    claim('leergut|gut für (?:die Umwelt|das Klima)'),
  ],
  es: [
    claim('(?:in)?sostenib\\p{L}*|sustentab\\p{L}*|eco|ecológic\\p{L}*|eco-?(?:amigable|friendly)'),
    claim('respetuos[oa]s? con (?:el (?:medio ?ambiente|planeta|clima)|la naturaleza)'),
    claim(
      '(?:climáticamente neutr\\p{L}*|neutr\\p{L}* (?:en|para el|de) (?:carbono|clima|CO[2₂]))',
    ),
    claim('cero emisiones|emisiones cero|(?:sin|cero) huella|biodegradable\\p{L}*'),
    claim('envases? (?:se devuelve\\p{L}*|retornable\\p{L}*)|cascos vacíos'),
  ],
  fr: [
    claim('éco-?(?:logi\\p{L}*|responsab\\p{L}*|friendly|conçu\\p{L}*)|écolo'),
    claim(
      '(?:développement|choix|emballages?|production|livraison|viticulture|vins?) durables?|durabilité',
    ),
    claim('respectueu\\p{L}* (?:de l’environnement|de la planète|du climat|de la nature)'),
    claim(
      '(?:neutr\\p{L}* (?:en|pour le) (?:carbone|climat|CO[2₂]))|bas[- ]carbone|zéro (?:émissions?|carbone)',
    ),
    claim('bouteilles? (?:vides? se rend\\p{L}*|consignées?)|biodégradables?|écocitoyen\\p{L}*'),
  ],
};
