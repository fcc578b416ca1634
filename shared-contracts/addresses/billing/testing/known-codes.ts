/** Codes whose verdict is known for certain: made by hand, with omocodia, leap days and wrong check characters. */
export const PERSONS = ['RSSMRA85T10A562S', 'CNTCHR83T41D969D', 'RCCMNL83S18D969H'] as const;
export const OMOCODIA = [
  'RSSMRA85T10A56NH',
  'RSSMRA85T10A5SNT',
  'RSSMRA85TM0A562D',
  'RSSMRAURTMLARSNL',
] as const;
export const LEAP_DAY = 'RSSMRA04B29A562G';
export const ENTITIES = ['00743110157', '12345670017'] as const;
export const IBAN = 'IT60X0542811101000000123456';
/** Invalid codes with their problem. */
export const WRONG_PERSONS = [
  ['RSSMRA85T10A562A', 'check'],
  ['RSSMRA85T32A562Y', 'date'],
  ['RSSMRA85B31A562F', 'date'],
  ['RSSMRA85F10A562R', 'form'],
  ['RSSMRA01B29A562D', 'date'],
] as const;
export const WRONG_ENTITIES = ['00743110158', '00000000000'] as const;
export const WRONG_IBAN = 'IT60X0542811101000000123457';
