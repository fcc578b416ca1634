export const ADDRESS_KINDS = ['all', 'shipping', 'billing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** The kind in the page's URL (`?kind=`); all kinds for an unknown value. */
export const addressKind = (value: string | null): AddressKind =>
  ADDRESS_KINDS.find((it) => it === value) ?? 'all';

/** Purpose of an address (E1). */
export const purposesOf = (kind: AddressKind): readonly ('shipping' | 'billing')[] =>
  kind === 'all' ? ['shipping', 'billing'] : [kind];
