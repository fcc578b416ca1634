import type { ReadContext, Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { TaxRule } from './compute-totals.ts';
import { matchesPattern, type Destination } from '../shipments/matches-pattern.ts';
import { candidatesOfOrder } from '../../promotion/discounts/candidates-of-order.ts';
import { isGiftCardPayment } from '../../promotion/gift-cards/is-gift-card-payment.ts';
import { isPromotionLine } from '../../promotion/discounts/is-promotion-line.ts';
import { payingCardOfOrder } from '../../promotion/gift-cards/paying-card-of-order.ts';
import { computeAmounts, type Amounts } from './compute-amounts.ts';

/** Where an order is taxed: at its shipping address, else its billing address, else in the locked country. */
export const destinationOf = ({ store }: ReadContext, order: Rows['orders']): Destination =>
  store.get('addresses', order.shipping_address_id) ??
  store.get('addresses', order.billing_address_id) ?? {
    country_code: order.shipping_country_code_lock,
  };

/** How an order is taxed: by the first rule of its market's tax calculator that covers the destination. */
const taxRuleOfOrder = (context: ReadContext, order: Rows['orders']): TaxRule => {
  const { store } = context;
  const market = store.get('markets', order.market_id);
  const destination = destinationOf(context, order);
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

export interface OrderAmounts {
  readonly amounts: Amounts;
  readonly rule: TaxRule;
  readonly card: Rows['gift_cards'] | null;
}

/**
 * The amounts an order's goods, fees and adjustments come to now, with today's taxes and promotions: a placed order
 * gets today's automatic promotions only if `refresh` is set.
 */
export const amountsOfOrder = (
  operation: Operation,
  order: Rows['orders'],
  refresh: boolean,
): OrderAmounts => {
  const { store } = operation;
  const lines = store
    .where('line_items', { order_id: order.id })
    .filter((line) => !isPromotionLine(line) && !isGiftCardPayment(line));
  const rule = taxRuleOfOrder(operation, order);
  const card = payingCardOfOrder(operation, order);
  const amounts = computeAmounts(
    lines.map(({ id, item_type, item_id, total_amount_cents, unit_amount_cents, quantity }) => ({
      id,
      itemType: item_type ?? '',
      total: item_type === 'adjustments' ? unit_amount_cents * quantity : total_amount_cents,
      distributes:
        item_type === 'adjustments' &&
        store.get('adjustments', item_id)?.distribute_discount !== false,
    })),
    candidatesOfOrder(operation, order, lines, refresh),
    card && { id: card.row.id, balance: card.available, distributes: card.row.distribute_discount },
    rule,
  );
  return { amounts, rule, card: card?.row ?? null };
};
