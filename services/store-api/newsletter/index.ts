export { confirmNewsletter, prepareOptInMail, type OptInRequest } from './double-opt-in.ts';
export type { NewsletterContext, UnsubscribeLinkContext } from './newsletter-context.ts';
export { endNewsletter, newsletterState, unsubscribeAll } from './subscription.ts';
export { unsubscribeLinks } from './unsubscribe-links.ts';
