/** The sections of step 2, in the order they are done; each has its URL (S6). */
export const SECTIONS = ['account', 'address', 'shipping', 'payment'] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string | undefined): value is Section =>
  SECTIONS.some((section) => section === value);
