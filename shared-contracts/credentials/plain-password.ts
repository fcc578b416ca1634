/**
 * The form of a password that is set and compared (RFC 8265, OpaqueString): composed (NFC), with one kind of space, so that
 * it does not matter on which keyboard it is typed. Nothing else about it changes, letter case included.
 */
export const plainPassword = (typed: string): string =>
  typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
