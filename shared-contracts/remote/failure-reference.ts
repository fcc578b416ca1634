/**
 * A name for something that failed in this page: the shopper sees it, and the report of the failure is logged under it
 * (S14). Eight characters; it is no secret.
 */
export const failureReference = (): string => Math.random().toString(36).slice(2, 10).toUpperCase();
