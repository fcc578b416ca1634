/** Consents other than the newsletter: each is the `reference` of a customer's subscription on the platform (E4). */
export const CONSENT_TYPES = ['Profiling', 'Post'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
