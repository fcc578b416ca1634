/**
 * Sub-paths of shared-contracts that remotes' pages alone use, provided like those of `boot/provide-contracts.ts`: what no
 * import of the host names is not shared, and a remote that needs it loads its copies of everything (150 kB).
 */
export const pagesContracts = {
  wishList: () => import('@shop/contracts/wish-list'),
};
