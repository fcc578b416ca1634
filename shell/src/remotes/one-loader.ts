/**
 * Since this version of the contract all files of a remote come through the page's one loader. Older releases set the
 * addresses of their scripts themselves, which takes a catch-all policy.
 */
export const ONE_LOADER = '2.2.0';
