/** Italian labels of the measured shop. */
export const ADD = 'Aggiungi al carrello';
export const ADDED = 'Aggiunto';
export const MORE = /^Uno in più/u;
export const FEWER = /^Uno in meno/u;
export const AS_GUEST = 'Continua come ospite';
export const CONTINUE = 'Continua';
export const CASH_ON_DELIVERY = /^Contrassegno/u;
export const AGE = /^Ho almeno \d+ anni/u;
export const PLACE = /^(?:Invia l’ordine|Ordina e paga)$/u;
export const PASSWORD = 'Password';
export const PASSWORD_AGAIN = 'Ripeti la password';
export const REGISTER = 'Registrati';
/** Fields of an Italian address, with their values. */
export const ADDRESS = {
  Nome: 'Giulia',
  Cognome: 'Bianchi',
  'Via e numero civico': 'Via delle Fonti 12',
  CAP: '40121',
  Città: 'Bologna',
  Telefono: '+39 051 000 0012',
};
export const PROVINCE = { label: 'Provincia', value: 'BO' };
export const CART = /^Carrello/u;
export const FILTERS = /^Filtri/u;
export const SEARCH = 'Cerca nel negozio';
