import CommerceLayer, {
  addresses,
  braintree_payments,
  bundles,
  customer_addresses,
  customer_subscriptions,
  customers,
  line_item_options,
  line_items,
  orders,
  shipments,
  skus,
  wire_transfers,
} from '@commercelayer/sdk';
import type { CallContext } from './call-context.ts';
import { errorOfResponse, RefusedAnswer } from './refused-answer.ts';
import { send, TIMEOUT } from './send.ts';

/** The resources in use; each one more adds to the chunk. */
const resources = {
  addresses,
  braintree_payments,
  bundles,
  customer_addresses,
  customer_subscriptions,
  customers,
  line_item_options,
  line_items,
  orders,
  shipments,
  skus,
  wire_transfers,
};

let isReady = false;

/**
 * The SDK's resources share one client per module, the last one created. It is created once, without a working token;
 * every call brings its own as options, so calls of two visitors can run in parallel.
 */
const prepare = (): void => {
  if (isReady) return;
  CommerceLayer({ organization: 'none', domain: 'invalid', accessToken: 'none', timeout: TIMEOUT });
  isReady = true;
};

/** The SDK's resources and the options that make a call go to the context's address with the context's token. */
export const openConnection = ({ token, endpoint, organization, signal }: CallContext) => {
  prepare();
  return {
    ...resources,
    options: {
      accessToken: token,
      organization,
      timeout: TIMEOUT,
      // The SDK builds the URL from organization and domain, always https; only path and query are kept.
      fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const own = init.signal ? [init.signal] : [];
        const answer = await send(`${endpoint}${pathname}${search}`, init, signal, ...own);
        if (!answer.ok) throw new RefusedAnswer(await errorOfResponse(answer));
        return answer;
      },
    },
  };
};
