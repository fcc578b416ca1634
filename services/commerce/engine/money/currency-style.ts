/** How the platform writes the amounts of a currency. */
interface CurrencyStyle {
  readonly symbol: string;
  /** `€10,00` rather than `10,00 kr`. */
  readonly symbolFirst: boolean;
  readonly decimal: string;
  readonly thousands: string;
  /** How many of the smallest unit make one: 100 cents of a euro, 1 of a yen. */
  readonly subunits: number;
}

type Shared = Omit<CurrencyStyle, 'symbol'>;

/**
 * Currencies that are written alike, each with its symbol. The hosted platform formats amounts by the rules
 * of the Ruby gem money, whose table of ISO 4217 currencies says the same.
 */
const alike: readonly (readonly [Shared, string])[] = [
  [
    { symbolFirst: false, decimal: '.', thousands: ',', subunits: 100 },
    [
      'AED=د.إ AFN=؋ ALL=L AMD=դր. AOA=Kz AWG=ƒ BGN=лв. BTN=Nu. CDF=Fr CUC=$ CVE=$ DZD=د.ج',
      'ERN=Nfk ETB=Br FJD=$ FKP=£ GEL=ლ GMD=D GYD=$ HTG=G KGS=som KHR=៛ KPW=₩ KZT=₸ LAK=₭',
      'LKR=₨ LRD=$ LSL=L MAD=د.م. MDL=L MKD=ден MMK=K MNT=₮ MOP=P MVR=MVR MWK=MK NAD=$',
      'PGK=K QAR=ر.ق SBD=$ SCR=₨ SHP=£ SLL=Le SOS=Sh SRD=$ SSP=£ STD=Db SYP=£S TJS=ЅМ TMT=T',
      "TTD=$ UAH=₴ UZS=so'm WST=T YER=﷼ ZMK=ZK",
    ].join(' '),
  ],
  [
    { symbolFirst: true, decimal: '.', thousands: ',', subunits: 100 },
    [
      'AUD=$ AZN=₼ BAM=КМ BBD=$ BDT=৳ BMD=$ BND=$ BOB=Bs. BSD=$ BWP=P BZD=$ CAD=$ CHF=CHF',
      'CNY=¥ CUP=$ DOP=$ EGP=ج.م GBP=£ GHS=₵ GIP=£ GTQ=Q HKD=$ HNL=L ILS=₪ INR=₹ IRR=﷼',
      'JMD=$ KES=KSh KYD=$ LBP=ل.ل MUR=₨ MXN=$ MYR=RM NGN=₦ NIO=C$ NPR=Rs. NZD=$ PAB=B/.',
      'PEN=S/ PHP=₱ PKR=₨ RSD=РСД SAR=ر.س SDG=£ SGD=$ SKK=Sk SVC=₡ SZL=E THB=฿ TOP=T$ TWD=$',
      'TZS=Sh USD=$ XCD=$ ZAR=R ZMW=K',
    ].join(' '),
  ],
  [
    { symbolFirst: true, decimal: ',', thousands: '.', subunits: 100 },
    'ANG=ƒ ARS=$ BRL=R$ COP=$ CRC=₡ EUR=€ IDR=Rp MZN=MTn TRY=₺ UYU=$U VES=Bs',
  ],
  [
    { symbolFirst: false, decimal: '.', thousands: ',', subunits: 1 },
    'BIF=Fr DJF=Fdj GNF=Fr KMF=Fr RWF=FRw UGX=USh XAF=CFA XOF=Fr XPF=Fr',
  ],
  [
    { symbolFirst: false, decimal: ',', thousands: '.', subunits: 100 },
    'DKK=kr. HRK=kn NOK=kr RON=Lei RUB=₽',
  ],
  [
    { symbolFirst: true, decimal: '.', thousands: ',', subunits: 1_000 },
    'BHD=د.ب JOD=د.ا KWD=د.ك OMR=ر.ع.',
  ],
  [
    { symbolFirst: false, decimal: ',', thousands: ' ', subunits: 100 },
    'BYN=Br CZK=Kč PLN=zł SEK=kr',
  ],
  [{ symbolFirst: true, decimal: '.', thousands: ',', subunits: 1 }, 'JPY=¥ KRW=₩ PYG=₲ VUV=Vt'],
  [
    { symbolFirst: false, decimal: '.', thousands: ',', subunits: 1_000 },
    'IQD=ع.د LYD=ل.د TND=د.ت',
  ],
  [{ symbolFirst: false, decimal: ',', thousands: ' ', subunits: 1 }, 'BYR=Br HUF=Ft'],
  [{ symbolFirst: false, decimal: ',', thousands: '.', subunits: 1 }, 'ISK=kr. VND=₫'],
  [{ symbolFirst: true, decimal: ',', thousands: '.', subunits: 10_000 }, 'CLF=UF'],
  [{ symbolFirst: true, decimal: ',', thousands: '.', subunits: 1 }, 'CLP=$'],
  [{ symbolFirst: true, decimal: '.', thousands: ',', subunits: 5 }, 'MGA=Ar'],
  [{ symbolFirst: false, decimal: '.', thousands: ',', subunits: 5 }, 'MRU=UM'],
];

const styles: ReadonlyMap<string, CurrencyStyle> = new Map(
  alike.flatMap(([shared, symbols]) =>
    symbols.split(' ').map((entry) => {
      const [code = '', symbol = ''] = entry.split('=');
      return [code, { ...shared, symbol }] as const;
    }),
  ),
);

/** Codes of the currencies whose style is known, those of one style together. */
export const currencyCodes: readonly (readonly string[])[] = alike.map(([, symbols]) =>
  symbols.split(' ').map((entry) => entry.split('=')[0] ?? ''),
);

/** How amounts of a currency are written; one that is unknown is written with its code. */
export const currencyStyle = (code: string | null): CurrencyStyle =>
  styles.get(code ?? '') ?? {
    symbol: code ?? '',
    symbolFirst: true,
    decimal: '.',
    thousands: ',',
    subunits: 100,
  };

/** Converts `cents` of a currency's smallest unit to whole units: 12.5 for 1250 euro cents, 1250 for 1250 yen. */
export const toFloat = (cents: number, code: string | null): number =>
  cents / currencyStyle(code).subunits;
