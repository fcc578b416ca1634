import type { Market, MarketCreate } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';

/** The settings of a market created by the back office; its inventory model is the Italian market's. */
interface NewMarket {
  readonly code: string;
  readonly currency?: string;
  /** What a corkscrew costs in it, in the smallest unit of its currency. */
  readonly cents?: number;
  readonly values?: Partial<MarketCreate>;
}

/** A market of its own for a scenario, with corkscrews for sale. */
export const addMarket = async (
  office: CommerceLayerBundle,
  { code, currency = 'EUR', cents = 2_000, values = {} }: NewMarket,
): Promise<Market> => {
  const [italian] = await office.markets.list({
    filters: { code_eq: 'it-eur' },
    include: ['merchant', 'inventory_model'],
  });
  const [sku] = await office.skus.list({ filters: { code_eq: 'CORKSCREW' } });
  const prices = await office.price_lists.create({
    name: code,
    currency_code: currency,
    tax_included: true,
  });
  await office.prices.create({
    amount_cents: cents,
    sku: office.skus.relationship(sku?.id ?? ''),
    price_list: office.price_lists.relationship(prices),
  });
  return office.markets.create({
    name: code,
    code,
    merchant: office.merchants.relationship(italian?.merchant?.id ?? ''),
    inventory_model: office.inventory_models.relationship(italian?.inventory_model?.id ?? ''),
    price_list: office.price_lists.relationship(prices),
    ...values,
  });
};
