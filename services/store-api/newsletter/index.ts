export { confirmNewsletter } from './confirm-newsletter.ts';
export { endAll } from './end-all.ts';
export { endNewsletter } from './end-newsletter.ts';
export type { NewsletterContext, UnsubscribeLinkContext } from './newsletter-context.ts';
export { newsletterQuestion, type NewsletterQuestion } from './newsletter-question.ts';
export { newsletterState } from './newsletter-state.ts';
export { unsubscribeLinks } from './unsubscribe-links.ts';
