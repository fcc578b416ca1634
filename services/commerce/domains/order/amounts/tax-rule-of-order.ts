import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { TaxRule } from './compute-totals.ts';
import { matchesPattern } from '../shipments/matches-pattern.ts';

/**
 * How an order is taxed: by the first rule of its market's tax calculator that
 * covers the destination, or before an address is known the locked country.
 */
export const taxRuleOfOrder = ({ store }: ReadContext, order: Rows['orders']): TaxRule => {
  const market = store.get('markets', order.market_id);
  const destination = store.get('addresses', order.shipping_address_id) ??
    store.get('addresses', order.billing_address_id) ?? {
      country_code: order.shipping_country_code_lock,
    };
  const rule = !market?.tax_calculator_id
    ? undefined
    : store
        .where('tax_rules', { manual_tax_calculator_id: market.tax_calculator_id })
        .find((it) => matchesPattern(it, destination));
  return {
    rate: rule?.tax_rate ?? 0,
    included: order.tax_included ?? true,
    freightTaxable: rule?.freight_taxable ?? order.freight_taxable,
    paymentMethodTaxable: rule?.payment_method_taxable ?? order.payment_method_taxable,
    adjustmentTaxable: rule?.adjustment_taxable ?? order.adjustment_taxable,
    giftCardTaxable: rule?.gift_card_taxable ?? order.gift_card_taxable,
  };
};
