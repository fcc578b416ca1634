import type { Term } from './term.ts';

/** Italian addresses the shopper with *tu*. */
export const it: readonly Term[] = [
  { avoid: 'voi|vostr[oaie]', use: 'tu, tuo' },
  { avoid: 'la preghiamo|inserisca|scelga|clicchi', use: 'the form for tu' },
  { avoid: '(?:clicca|premi) qui|clicca', use: 'what the link leads to' },
  { avoid: 'cofanett[oi]', use: 'cassetta' },
  { avoid: 'colli|collo', use: 'pacco' },
  { avoid: 'imposte incluse', use: 'IVA inclusa' },
  { avoid: 'costo del pagamento', use: 'supplemento contrassegno' },
  { avoid: 'indirizz[oi] di consegna', use: 'indirizzo di spedizione' },
  { avoid: 'codice di tracciamento', use: 'numero di tracciamento' },
  { avoid: 'numer[oi] (?:d’|dell’|degli )?ordin[ei]', use: 'codice ordine' },
  { avoid: 'paes[ei]', use: 'Paese', exactly: true },
  { avoid: 'togli(?! la spunta)|tolto', use: 'rimuovi, rimosso' },
  { avoid: '(?<!di )listino', use: 'catalogo, prodotti' },
  { avoid: 'log-?(?:in|out)|checkout|shop', use: 'accedi, esci, cassa, negozio' },
  { avoid: '(?<!e-)mail|email', use: 'e-mail' },
  { avoid: 'uscita effettuata|effettuato l’uscita|sei uscito', use: 'hai chiuso la sessione' },
  { avoid: 'sei stato', use: 'a form for every gender: l’hai chiesto' },
  { avoid: 'fornitore (?:di|dei) pagamenti', use: 'gestore dei pagamenti' },
  { avoid: 'merci|referenze|coupon|buono sconto', use: 'articoli, codice sconto' },
];
