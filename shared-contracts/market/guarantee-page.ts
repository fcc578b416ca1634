import type { Locale } from './types.ts';

/** Page of Your Europe, the EU's portal, about the legal guarantee. The QR codes of the notice lead there too. */
export const guaranteePage = (locale: Locale): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`;
