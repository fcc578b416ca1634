import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { ROOT } from '../../../tooling/remote-kit/workspace.ts';
import { clientConfiguration, type Merchant } from './client-configuration.ts';

/** Behavior of the fake for the next card; a test may change it while it runs. */
export interface BraintreeEdge {
  /** The hosted field loses its network, or Braintree refuses the card. */
  tokenization: 'given' | 'refused' | 'network-lost';
  /** The bank requires a challenge, approves without one, or does not support 3-D Secure. */
  lookup: 'challenge' | 'frictionless' | 'not-enrolled';
  /** Issued nonces. */
  nonces: string[];
  /** Request bodies by the last path segment. */
  asked: { path: string; body: Record<string, unknown> }[];
}

const own = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const ofPackage = (file: string): string =>
  readFileSync(join(ROOT, 'node_modules/braintree-web-drop-in', file), 'utf8');

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const THREE_D_SECURE = {
  shifted: {
    liabilityShifted: true,
    liabilityShiftPossible: true,
    status: 'authenticate_successful',
  },
  failed: {
    liabilityShifted: false,
    liabilityShiftPossible: true,
    status: 'authenticate_rejected',
  },
  unknown: {
    liabilityShifted: false,
    liabilityShiftPossible: false,
    status: 'lookup_not_enrolled',
  },
};

/**
 * Fake of Braintree, PayPal and Cardinal for the real Drop-in: configuration, style sheet, hosted fields,
 * tokenization, 3-D Secure and PayPal's button. Any other URL of theirs fails.
 */
export const playBraintree = async (
  context: BrowserContext,
  merchant: Merchant = { paypal: false, threeDSecure: true },
): Promise<BraintreeEdge> => {
  const edge: BraintreeEdge = {
    tokenization: 'given',
    lookup: 'not-enrolled',
    nonces: [],
    asked: [],
  };
  const newNonce = (): string => {
    edge.nonces.push(`nonce-${edge.nonces.length + 1}`);
    return edge.nonces.at(-1) ?? '';
  };
  const file = (contentType: string, body: string) => (route: Route) =>
    route.fulfill({ contentType, body, headers: CORS });
  const json = (route: Route, body: object, status = 200) =>
    route.fulfill({ status, json: body, headers: CORS });

  const answerGraphQL = async (route: Route) => {
    const body = route.request().postDataJSON() as { operationName?: string };
    edge.asked.push({ path: body.operationName ?? '', body: body as Record<string, unknown> });
    if (body.operationName !== 'TokenizeCreditCard')
      return json(route, { data: { clientConfiguration: clientConfiguration(merchant) } });
    if (edge.tokenization === 'network-lost') return route.abort('internetdisconnected');
    if (edge.tokenization === 'refused')
      return json(route, { data: null, errors: [{ message: 'refused' }] });
    const creditCard = { bin: '400000', last4: '1091' };
    return json(route, { data: { tokenizeCreditCard: { token: newNonce(), creditCard } } });
  };

  const paymentMethod = () => ({
    type: 'CreditCard',
    nonce: newNonce(),
    details: { cardType: 'Visa', lastFour: '1091', lastTwo: '91' },
  });
  const answers: Record<string, (body: Record<string, unknown>) => object> = {
    lookup: () => ({
      paymentMethod: paymentMethod(),
      threeDSecureInfo: THREE_D_SECURE[edge.lookup === 'frictionless' ? 'shifted' : 'unknown'],
      lookup: {
        threeDSecureVersion: '2.2.0',
        transactionId: 'transaction',
        ...(edge.lookup === 'challenge' && { acsUrl: 'https://bank.example/acs', pareq: 'pareq' }),
      },
    }),
    authenticate_from_jwt: ({ jwt }) => ({
      paymentMethod: paymentMethod(),
      threeDSecureInfo: THREE_D_SECURE[jwt === 'jwt-SUCCESS' ? 'shifted' : 'failed'],
    }),
    create_payment_resource: () => ({
      paymentResource: {
        redirectUrl: 'https://www.sandbox.paypal.com/checkoutnow?token=EC-1',
        paymentToken: 'PAY-1',
      },
    }),
    paypal_accounts: () => ({
      paypalAccounts: [
        {
          type: 'PayPalAccount',
          nonce: newNonce(),
          details: { payerInfo: { email: 'giulia@example.com' } },
        },
      ],
    }),
  };
  const answerApi = async (route: Route) => {
    const path = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = route.request().postDataJSON() as Record<string, unknown>;
    edge.asked.push({ path, body });
    const answer = answers[path];
    return answer ? json(route, answer(body), 201) : json(route, { error: path }, 404);
  };

  const handle = async (route: Route): Promise<void> => {
    const { hostname, pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: CORS });
    if (pathname === '/graphql') return answerGraphQL(route);
    if (hostname.startsWith('origin-analytics') || pathname.includes('/logger/'))
      return json(route, {});
    if (hostname === 'api.sandbox.braintreegateway.com') return answerApi(route);
    if (pathname.endsWith('/dropin.css')) return file('text/css', ofPackage('dropin.css'))(route);
    if (pathname.endsWith('/hosted-fields-frame.min.html'))
      return file('text/html', own('hosted-field.html'))(route);
    if (pathname.endsWith('/checkout.min.js'))
      return file('text/javascript', own('checkout-js.js'))(route);
    if (pathname.endsWith('/songbird.js'))
      return file('text/javascript', own('songbird.js'))(route);
    if (pathname.endsWith('.svg') || pathname.endsWith('.png'))
      return file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')(route);
    return route.abort('namenotresolved');
  };
  await context.route(
    /^https:\/\/[\w.-]+\.(?:braintreegateway|braintree-api|paypal|paypalobjects|cardinalcommerce)\.com\//,
    handle,
  );
  return edge;
};
