import type { Rows } from '../resources/rows.ts';

/** Stars and the last four characters; only stars for what is too short to show any of. */
const masked = (value: string): string => `********${value.length > 8 ? value.slice(-4) : ''}`;

/** `credential_keys` of a Braintree gateway: enough to tell credentials apart, too little to use them. */
export const credentialKeys = (
  gateway: Pick<
    Rows['braintree_gateways'],
    'merchant_account_id' | 'merchant_id' | 'public_key' | 'private_key'
  >,
): Record<string, string> => ({
  merchant_account_id: masked(gateway.merchant_account_id),
  merchant_id: masked(gateway.merchant_id),
  public_key: masked(gateway.public_key),
  private_key: masked(gateway.private_key),
});
