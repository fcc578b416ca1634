import { createHmac, randomUUID } from 'node:crypto';
import type { Rows } from '../../rows.ts';

const hour = 3_600;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed token that allows a client to tokenize cards for the merchant; valid for a day. */
const fingerprint = (gateway: Rows['braintree_gateways'], now: string): string => {
  const head = encode({ typ: 'JWT', alg: 'HS256', kid: gateway.public_key });
  const body = encode({
    exp: Math.floor(Date.parse(now) / 1_000) + 24 * hour,
    jti: randomUUID(),
    sub: gateway.merchant_id,
    iss: 'https://api.sandbox.braintreegateway.com',
    merchant: { public_id: gateway.merchant_id, verify_card_by_default: true },
    rights: ['manage_vault'],
    scope: ['Braintree:Vault', 'Braintree:ClientSDK'],
    options: { merchant_account_id: gateway.merchant_account_id },
  });
  const signature = createHmac('sha256', gateway.private_key)
    .update(`${head}.${body}`)
    .digest('base64url');
  return `${head}.${body}.${signature}`;
};

/**
 * What a client token of this platform carries and one of Braintree's never does: a shop knows by it that there is no one
 * to tokenize real cards, and takes test nonces instead. `braintree-web` does not look at it.
 */
const localPlatform = 'fonte-vigna';

/** A client token as `braintree-web` reads it: base64 of JSON, for Braintree's sandbox. */
export const clientToken = (gateway: Rows['braintree_gateways'], now: string): string => {
  const { merchant_id: merchantId, merchant_account_id: merchantAccountId } = gateway;
  const host = 'https://api.sandbox.braintreegateway.com:443';
  const clientApiUrl = `${host}/merchants/${merchantId}/client_api`;
  const token = {
    localPlatform,
    version: 2,
    authorizationFingerprint: fingerprint(gateway, now),
    configUrl: `${clientApiUrl}/v1/configuration`,
    graphQL: {
      url: 'https://payments.sandbox.braintree-api.com/graphql',
      date: '2018-05-08',
      features: ['tokenize_credit_cards'],
    },
    clientApiUrl,
    environment: 'sandbox',
    merchantId,
    merchantAccountId,
    assetsUrl: 'https://assets.braintreegateway.com',
    authUrl: 'https://auth.venmo.sandbox.braintreegateway.com',
    venmo: 'off',
    challenges: ['cvv'],
    threeDSecureEnabled: true,
    threeDSecure: { lookupUrl: `${clientApiUrl}/v1/three_d_secure/lookup` },
    analytics: { url: `https://origin-analytics-sand.sandbox.braintree-api.com/${merchantId}` },
    paypalEnabled: true,
    paypal: {
      billingAgreementsEnabled: true,
      environmentNoNetwork: true,
      unvettedMerchant: false,
      allowHttp: true,
      displayName: gateway.name,
      clientId: null,
      baseUrl: 'https://assets.braintreegateway.com',
      assetsUrl: 'https://checkout.paypal.com',
      directBaseUrl: null,
      environment: 'offline',
      braintreeClientId: 'masterclient3',
      merchantAccountId,
      currencyIsoCode: null,
    },
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
};
