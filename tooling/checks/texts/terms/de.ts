import type { Term } from './term.ts';

/** German addresses the shopper with *Sie*. */
export const de: readonly Term[] = [
  { avoid: 'du|dir|dich|dein(?:e[mnrs]?)?', use: 'Sie, Ihr' },
  { avoid: '(?:klicken Sie )?hier klicken|klicken Sie hier', use: 'what the link leads to' },
  { avoid: 'kurier(?:e|en|s)?', use: 'Zusteller (at the door), Paketdienst (the company)' },
  { avoid: 'bestellcodes?', use: 'Bestellnummer' },
  { avoid: 'e-mail|E-mail|Email|eMail', use: 'E-Mail', exactly: true },
  { avoid: 'geschenk(?:box|boxen|karton|kartons)', use: 'Geschenkkiste' },
  { avoid: 'barzahlung bei lieferung', use: 'Nachnahme' },
  { avoid: 'zahlungsgebühr', use: 'Nachnahmegebühr' },
  { avoid: 'abteilung(?:en)?', use: 'Sortiment, Bereich' },
  { avoid: 'einkaufswagen|warenkörbe', use: 'Warenkorb' },
  { avoid: 'vergriffen', use: 'ausverkauft' },
  { avoid: 'kennw(?:o|ö)rt(?:er|s)?', use: 'Passwort' },
  { avoid: '(?:ein|aus)(?:zu)?loggen|log-?in|account', use: 'anmelden, abmelden, Konto' },
  { avoid: 'steuern inklusive|inkl\\. steuern|enthaltene steuern', use: 'MwSt.' },
  { avoid: 'gesamtbetrag', use: 'Gesamtsumme' },
  { avoid: 'rabattcode|coupon', use: 'Gutschein' },
];
