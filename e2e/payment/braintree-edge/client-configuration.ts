/** Features of a merchant at Braintree. */
export interface Merchant {
  paypal: boolean;
  threeDSecure: boolean;
}

const API = 'https://api.sandbox.braintreegateway.com/merchants/merchant1/client_api';

/** Braintree's response to its client's configuration query. */
export const clientConfiguration = ({ paypal, threeDSecure }: Merchant) => ({
  analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/merchant1',
  environment: 'SANDBOX',
  merchantId: 'merchant1',
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: API,
  creditCard: {
    supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    challenges: ['CVV'],
    threeDSecureEnabled: threeDSecure,
    threeDSecure: threeDSecure
      ? {
          cardinalAuthenticationJWT: 'jwt',
          cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
          cardinalSongbirdIdentityHash: null,
        }
      : null,
  },
  ...(paypal && {
    paypal: {
      displayName: 'Fonte & Vigna',
      clientId: 'client',
      assetsUrl: 'https://checkout.paypal.com',
      environment: 'SANDBOX',
      environmentNoNetwork: false,
      unvettedMerchant: false,
      braintreeClientId: 'masterclient3',
      billingAgreementsEnabled: true,
      merchantAccountId: 'shop-eur',
      currencyCode: 'EUR',
    },
  }),
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
});
