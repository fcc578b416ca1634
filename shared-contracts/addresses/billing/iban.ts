import { plainCode } from '../../codes/index.ts';
import { mod97 } from './mod-97.ts';

/** A problem of an IBAN: `form`, `country` unknown or with another length, `check` digits wrong. */
export type IbanProblem = 'form' | 'country' | 'check';

/**
 * Characters of an IBAN by country: SWIFT, IBAN Registry (https://www.swift.com/swift-resource/9606/download), as of
 * release 102, June 2026.
 */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 ' +
    'YE30'
  )
    .split(' ')
    .map((it) => [it.slice(0, 2), Number(it.slice(2))]),
);

/** In capitals, without spaces, punctuation and the name `IBAN` before it. */
export const normalizeIban = (text: string): string => plainCode(text, /^IBAN/);

/** The problem of an IBAN (ISO 13616); null if valid. */
export const ibanProblem = (text: string): IbanProblem | null => {
  const iban = normalizeIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return 'form';
  if (LENGTHS[iban.slice(0, 2)] !== iban.length) return 'country';
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'check';
};
