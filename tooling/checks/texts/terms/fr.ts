import type { Term } from './term.ts';

/** French addresses the shopper with *vous*. */
export const fr: readonly Term[] = [
  { avoid: 'tu|toi|tes|ton', use: 'vous, votre' },
  { avoid: 'cliquez', use: 'what the link leads to' },
  { avoid: 'veuillez', use: 'the plain imperative' },
  { avoid: 'courriels?|email|(?<!e-|boîte )mail', use: 'e-mail' },
  { avoid: 'codes? de (?:la )?commande', use: 'numéro de commande' },
  { avoid: 'pièces?(?! d’identité)', use: 'article' },
  { avoid: 'taxes (?:comprises|incluses)', use: 'TVA comprise' },
  { avoid: 'frais de paiement(?! à la livraison)', use: 'frais de paiement à la livraison' },
  { avoid: 'contre[- ]remboursement', use: 'paiement à la livraison' },
  { avoid: 'bons? de réduction|coupons?', use: 'code promo' },
  {
    avoid: 'login|checkout|shopping|wishlist',
    use: 'connexion, finaliser la commande, liste d’envies',
  },
  { avoid: 'caddie|chariot', use: 'panier' },
  { avoid: 'lots?', use: 'coffret' },
  {
    avoid: 'êtes (?:dé)?connecté|invité|serez (?:pas )?abonné',
    use: 'a form for every gender: sans compte',
  },
  { avoid: 'désinscri\\p{L}*|inscription', use: 'désabonner, abonnement' },
];
