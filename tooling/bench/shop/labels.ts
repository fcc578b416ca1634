/** Italian labels of the measured shop. */
export const ADD = 'Aggiungi al carrello';
export const ADDED = 'Aggiunto';
export const MORE = /^Uno in più/u;
export const FEWER = /^Uno in meno/u;
