import { approved, refused, type TestGateway } from './test-gateway.ts';

/** A gateway of the shop's own. It is not called: its answer follows from the token. */
export const external: TestGateway = {
  tokens: [
    '`payment_source_token`: any is approved; `declined`, or one that begins with `declined_`, is refused',
  ],
  open: () => ({ payment_instrument: { issuer_type: 'external' } }),
  answer: ({ payment_source_token: token }) =>
    /^declined(_|$)/.test(String(token))
      ? refused('declined', 'Declined', 'The external gateway refused the payment')
      : approved,
};
