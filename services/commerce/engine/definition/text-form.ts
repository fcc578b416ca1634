/** ISO 3166-1 alpha-2: https://www.iso.org/obp/ui/#search */
const countryCodes: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** ISO 639-1: https://www.loc.gov/standards/iso639-2/php/code_list.php */
const languageCodes: ReadonlySet<string> = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
  es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki
  kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr
  nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th
  ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/),
);

/** What a text of an attribute may be. */
export interface TextForm {
  /** Characters. */
  readonly longest: number;
  readonly fits?: (text: string) => boolean;
}

/** An address a browser or a webhook can be sent to: no script, no file, no one's password. */
export const isWebUrl = (text: string): boolean => {
  const parsed = URL.parse(text);
  return (
    parsed !== null &&
    ['http:', 'https:'].includes(parsed.protocol) &&
    parsed.username === '' &&
    parsed.password === ''
  );
};

const isUrlPattern = (text: string): boolean => /^https?:\/\/[^\s@]+$/i.test(text);

const isLanguage = (text: string): boolean => {
  const [language = '', country, more] = text.split('-');
  return (
    languageCodes.has(language) &&
    (country === undefined || countryCodes.has(country)) &&
    more === undefined
  );
};

/**
 * The forms of texts. The hosted platform's schema tells the bound of regular expressions alone
 * (`api_max_regex_length`); a string of 255 characters is what such platforms' databases hold by default.
 */
export const textForms = {
  short: { longest: 255 },
  /** Descriptions and notes. */
  long: { longest: 10_000 },
  /** A regular expression. */
  pattern: { longest: 5_000 },
  /** An address of a picture or a file, which may be relative or hold the picture's parameters. */
  url: { longest: 2_048 },
  webUrl: { longest: 2_048, fits: isWebUrl },
  /** The same with a host that someone else fills in: `https://<host>/cart/:order_id`. */
  linkUrl: { longest: 2_048, fits: (text) => isWebUrl(text) || isUrlPattern(text) },
  /** ISO 639-1, two small letters, with or without a country: `it`, `it-IT`. */
  language: { longest: 5, fits: isLanguage },
  /** ISO 3166-1 alpha-2, two capitals. */
  country: { longest: 2, fits: (text) => countryCodes.has(text) },
} as const satisfies Readonly<Record<string, TextForm>>;
