import {
  sdiOfCountry,
  toBillingData,
  UNKNOWN_SDI,
  vatFormsOf,
} from '@shop/contracts/addresses/billing';
import type { Address } from '@shop/contracts/commerce/order/platform-order';
import type { Merchant } from '@shop/contracts/store';
import { billingOf } from './billing-of-order.ts';

/** Postal code, town and province in an Italian address: `40128 Bologna (BO)`. */
const TOWN = /^(\d{5}) +(.+?)(?: +\(?([A-Z]{2})\)?)?$/;
/** The postal code of every address outside Italy. */
const FOREIGN_CAP = '00000';

/** The country has the ISO code, but for Northern Ireland, which trades under a prefix of its own. */
const vatIdOf = (country: string, vat: string) => {
  const prefix = vatFormsOf(country).find((it) => vat.startsWith(it.prefix))?.prefix ?? '';
  return { IdPaese: prefix === 'XI' ? prefix : country, IdCodice: vat.slice(prefix.length) };
};

const merchantSeat = (lines: readonly string[]) => {
  const at = lines.findIndex((line) => TOWN.test(line));
  const [, CAP, Comune, Provincia] = TOWN.exec(lines[at] ?? '') ?? [];
  if (!CAP) return { Indirizzo: lines.join(', ') };
  return { Indirizzo: lines.slice(0, at).join(', '), CAP, Comune, Provincia, Nazione: 'IT' };
};

/** The merchant, under FatturaPA's names of the `CedentePrestatore`. */
export const sellerOf = (merchant: Merchant) => {
  const { vat = '' } = toBillingData('company', 'IT', { vat: merchant.vat });
  return {
    IdFiscaleIVA: vatIdOf('IT', vat),
    Anagrafica: { Denominazione: merchant.company },
    Sede: merchantSeat(merchant.address),
    Contatti: { Telefono: merchant.phone, Email: merchant.email },
    pec: merchant.pec || undefined,
    registro: merchant.register || undefined,
  };
};

const nameOf = ({ first_name, last_name, company }: Address, isOrganization: boolean) =>
  company && (isOrganization || !last_name)
    ? { Denominazione: company }
    : { Nome: first_name ?? '', Cognome: last_name ?? '' };

/** The postal code of an address abroad is part of its line, since `CAP` takes Italian ones only. */
const seatOf = ({ line_1, line_2, city, zip_code, state_code, country_code }: Address) => {
  const isItalian = country_code === 'IT';
  return {
    Indirizzo: [line_1, line_2, isItalian ? null : zip_code].filter(Boolean).join(', '),
    CAP: isItalian ? (zip_code ?? '') : FOREIGN_CAP,
    Comune: city,
    Provincia: isItalian ? (state_code ?? '') : undefined,
    Nazione: country_code,
  };
};

/** The buyer, under FatturaPA's names of the `CessionarioCommittente` and its `DatiTrasmissione`. */
export const buyerOf = (address: Address) => {
  const billing = billingOf(address);
  const { country_code } = address;
  const { vat, fiscal_code, sdi, pec, iban, credit_assignment } = billing?.data ?? {};
  return {
    tipoPersona: billing?.personType ?? null,
    IdFiscaleIVA: vat === undefined ? undefined : vatIdOf(country_code, vat),
    CodiceFiscale: fiscal_code,
    Anagrafica: nameOf(address, billing?.form.isOrganization ?? Boolean(address.company)),
    Sede: seatOf(address),
    CodiceDestinatario: sdi ?? sdiOfCountry(country_code) ?? UNKNOWN_SDI,
    PECDestinatario: pec,
    iban,
    cessioneCredito: credit_assignment,
  };
};
