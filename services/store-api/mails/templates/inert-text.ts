/** Bidirectional controls and invisible characters. Line breaks are kept, and joiners, which scripts need. */
const HARMFUL = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]|(?!\n)\p{Cc}/gu;

/** Removes characters that could alter the display of surrounding text. */
const inert = (text: string): string => text.replace(/\r\n?/g, '\n').replace(HARMFUL, '');

/** Removes characters that could alter the display of surrounding text from every string of a value. */
export const inertText = <T>(value: T): T => {
  if (typeof value === 'string') return inert(value) as T;
  if (Array.isArray(value)) return value.map(inertText) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, inertText(it)])) as T;
};

/** An e-mail address and nothing else, such as that of a certified mailbox in an invoice's data. */
const EMAIL = /^[^\s@:/]+@[^\s@:/]+$/u;
/** Dots between the labels of a domain, also those of other scripts. Numbers and initials are none: `4.50`, `S.p.A.` */
const DOMAIN_DOT =
  /(?<=[\p{L}\p{M}\p{N}\u200c-\u200d-])[.。．｡](?=[\u200c-\u200d]*\p{L}[\p{L}\p{M}\u200c-\u200d])/gu;

/**
 * Breaks the addresses in what a visitor wrote: `example.com/it` becomes `example. com/it`. Mail clients make links of
 * bare domains, and anyone can have a mail sent to anyone by an order or a return request. Breaking them refuses no
 * honest text, such as one without a space after a full stop.
 */
export const withoutLinks = (text: string): string =>
  // Before the search, because an invisible character within a domain would hide it.
  inert(text).replace(/[^\s]+/gu, (word) =>
    EMAIL.test(word) ? word : word.replaceAll('://', ': //').replace(DOMAIN_DOT, '$& '),
  );
