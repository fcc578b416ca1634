import type { Term } from './term.ts';

/** English uses British spelling. Different American spellings are in `en-US.json`. */
export const en: readonly Term[] = [
  { avoid: 'click (?:here|on)|here to', use: 'what the link leads to' },
  { avoid: 'email|(?<!e-)mails?', use: 'e-mail' },
  { avoid: 'sign (?:in|out)|login|logout', use: 'log in, log out' },
  { avoid: 'delivery address(?:es)?', use: 'shipping address' },
  { avoid: '(?:shopping )?(?:basket|bag)', use: 'cart' },
  { avoid: 'pieces?', use: 'item' },
  { avoid: 'bundles?', use: 'gift box' },
  { avoid: 'payment fee', use: 'cash on delivery fee' },
  { avoid: 'order codes?', use: 'order number' },
  { avoid: 'taxes included', use: 'VAT included' },
  { avoid: 'vouchers?|promo codes?', use: 'coupon' },
  { avoid: 'wishlists?|favou?rites', use: 'wish list' },
  { avoid: 'imprint', use: 'legal notice' },
  { avoid: 'somebody|nobody|whosoever', use: 'someone, no one' },
  {
    avoid: 'colors?|liters?|centers?|authorized|organizations?|flavors?|canceled',
    use: 'the British spelling; the American one in en-US.json',
    only: 'british',
  },
];
