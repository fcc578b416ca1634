export const ADDRESS_KINDS = ['all', 'shipping', 'billing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** The kind an address of the page asks for (`?kind=`); all of them for anything that is none. */
export const addressKind = (value: string | null): AddressKind =>
  ADDRESS_KINDS.find((it) => it === value) ?? 'all';

/** Purpose of an address (E1). */
export const purposesOf = (kind: AddressKind): readonly ('shipping' | 'billing')[] =>
  kind === 'all' ? ['shipping', 'billing'] : [kind];
