/**
 * Since this contract version all files of a remote load through the page's single loader. Older releases set script
 * addresses themselves, which requires a catch-all policy. Contract 4 deletes it: its window begins with 3.0.
 */
export const ONE_LOADER = '2.2.0';
