import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import { awaitQuery } from '../../api/await-query.ts';

/** What shipping costs in the market, for structured data: read on the server alone. Empty where no one knows. */
export const loadTerms = async ({
  store,
  market,
}: PageContext): Promise<readonly DeliveryTerms[]> => {
  if (process.env.TARGET !== 'web') {
    const { deliveryTermsApi } = await import(
      /* webpackChunkName: "delivery-terms" */ '../../api/delivery-terms.ts'
    );
    const arg = { market: market.market_code };
    const terms = await awaitQuery(
      store.dispatch(deliveryTermsApi.endpoints.catalogDeliveryTerms.initiate(arg)),
    );
    return terms.ok ? terms.value : [];
  }
  return [];
};
