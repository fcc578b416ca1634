/**
 * What a customer may consent to beside the newsletter: each is the `reference` of a subscription of the customer's on the
 * platform (E4).
 */
export const CONSENT_TYPES = ['Profiling', 'Post'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
