/** Supported payment source types; each is a resource. */
export const sourceTypes = [
  'adyen_payments',
  'braintree_payments',
  'checkout_com_payments',
  'external_payments',
  'klarna_payments',
  'paypal_payments',
  'satispay_payments',
  'stripe_payments',
  'wire_transfers',
] as const;

export type SourceType = (typeof sourceTypes)[number];

/** Whether a resource type is a supported payment source type. */
export const isSourceType = (type: string | null | undefined): type is SourceType =>
  sourceTypes.some((it) => it === type);

/** Gateway type of each payment source type. */
export const gatewayOf = {
  adyen_payments: 'adyen_gateways',
  braintree_payments: 'braintree_gateways',
  checkout_com_payments: 'checkout_com_gateways',
  external_payments: 'external_gateways',
  klarna_payments: 'klarna_gateways',
  paypal_payments: 'paypal_gateways',
  satispay_payments: 'satispay_gateways',
  stripe_payments: 'stripe_gateways',
  wire_transfers: 'manual_gateways',
} as const satisfies Record<SourceType, string>;

/** The columns of an order without a payment source. */
export const noSource = {
  payment_source_id: null,
  payment_source_type: null,
  payment_source_details: null,
} as const;
