import { listDeliveryTerms, type DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';

/** How a market is delivered to, by the market's code: the platform answers by the token's market. */
export const deliveryTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentDeliveryTerms: build.query<readonly DeliveryTerms[], string>({
      query: () => listDeliveryTerms(),
    }),
  }),
});

export const { useContentDeliveryTermsQuery: useDeliveryTermsQuery } = deliveryTermsApi;
