/** The kinds of payment source kept here; each is a resource. */
export const sourceTypes = ['braintree_payments', 'wire_transfers'] as const;

export type SourceType = (typeof sourceTypes)[number];

/** Whether a type is one of the kinds of payment source kept here. */
export const isSourceType = (type: string | null | undefined): type is SourceType =>
  sourceTypes.some((it) => it === type);

/** The gateway each kind of payment source goes through. */
export const gatewayOf = {
  braintree_payments: 'braintree_gateways',
  wire_transfers: 'manual_gateways',
} as const satisfies Record<SourceType, string>;

/** The columns of an order without a payment source. */
export const noSource = {
  payment_source_id: null,
  payment_source_type: null,
  payment_source_details: null,
} as const;
