import type { ContractAdapter } from './contract-adapter.ts';

/** A cart of 2.5 or older exposes its reconciler as `OrderLife`; 2.6 has both names. */
export const orderLife: ContractAdapter = {
  since: '3.0.0',
  what: 'fragment `cart/OrderLife` renamed to `CartReconciler`',
  remote: (remote) => {
    const { OrderLife: former } = remote.fragments;
    if (!former) return remote;
    return { ...remote, fragments: { CartReconciler: former, ...remote.fragments } };
  },
};
