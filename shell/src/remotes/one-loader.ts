/**
 * Since this contract version all files of a remote load through the page's single loader. Older releases set script
 * addresses themselves, which requires a catch-all policy.
 */
export const ONE_LOADER = '2.2.0';
