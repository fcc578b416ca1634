import { browserStorage, slot } from '@shop/contracts/commerce';
import type { CartAddRequest } from '@shop/contracts/events';

/** `quickAdd` checks each request: the code for that is not part of a page's first load. */
type Requests = readonly CartAddRequest[];

/**
 * Requests of lists that wait for the code that adds them. The next page of the tab takes them over when the shopper
 * reloads before the code has loaded, or because it is gone with an older release.
 */
export const leftRequests = () =>
  slot(browserStorage().session, 'fv.to-add', (it): it is Requests => Array.isArray(it));

/** Each item once: pressing again is how people answer an error. */
export const distinct = (requests: Requests): Requests => [
  ...new Map(requests.map((it) => [it.kind + it.code, it])).values(),
];
