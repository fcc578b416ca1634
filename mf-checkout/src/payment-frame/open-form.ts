import { isDemonstration } from './is-demonstration.ts';
import type { OpenForm } from './payment-form.ts';

/** Opens the form for a client token. */
export const openForm: OpenForm = async (options) => {
  const { open } = isDemonstration(options.clientToken)
    ? await import(/* webpackChunkName: "demo" */ './demo/open.tsx')
    : await import(/* webpackChunkName: "braintree" */ './braintree/open.ts');
  return open(options);
};
