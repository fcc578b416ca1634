/**
 * Sub-paths of shared-contracts that the shell provides to the remotes without using them at first: only modules
 * imported somewhere in the host's build enter the share scope, and a remote that fell back to its own copy would
 * create a second store.
 */
export const providedContracts = {
  order: () => import('@shop/contracts/commerce/order'),
  customer: () => import('@shop/contracts/commerce/customer'),
  catalogue: () => import('@shop/contracts/commerce/catalogue'),
  forms: () => import('@shop/contracts/forms'),
  addresses: () => import('@shop/contracts/addresses'),
  addressForm: () => import('@shop/contracts/addresses/form'),
  storeApi: () => import('@shop/contracts/store-api'),
  states: () => import('@shop/contracts/market/states'),
  wishList: () => import('@shop/contracts/wish-list'),
};
