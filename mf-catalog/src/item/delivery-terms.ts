import { listDeliveryTerms, type DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';

/** Shipping costs of a market, for structured data, which only the server renders. */
export const deliveryTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogDeliveryTerms: build.query<readonly DeliveryTerms[], { market: string }>({
      query: () => listDeliveryTerms(),
    }),
  }),
});
