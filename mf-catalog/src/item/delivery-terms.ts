import { listDeliveryTerms, type DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';

/** What the shipping methods of a market cost: for structured data, which the server alone writes. */
export const deliveryTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogDeliveryTerms: build.query<readonly DeliveryTerms[], { market: string }>({
      query: () => listDeliveryTerms(),
    }),
  }),
});
