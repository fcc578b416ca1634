import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/**
 * Whether an order's billing address must carry billing data: its market has a rule that says so
 * (https://docs.commercelayer.io/core/api-reference/billing_info_validation_rules).
 */
export const requiresBillingInfo = (
  { store }: Pick<ReadContext, 'store'>,
  { market_id }: Pick<Rows['orders'], 'market_id'>,
): boolean =>
  market_id !== null && store.where('billing_info_validation_rules', { market_id }).length > 0;
