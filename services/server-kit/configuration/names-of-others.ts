/**
 * Variables that begin with a service's prefix although another process reads them. All processes of `npm start` have the
 * same environment, so a service must not take them for misspelled ones of its own. A test compares this list with the
 * variables of all services.
 */
export const NAMES_OF_OTHERS: readonly string[] = [
  // Read by the shell and store-api.
  'COMMERCE_ENDPOINT',
  'COMMERCE_AUTH_ENDPOINT',
  'COMMERCE_CLIENT_ID',
  // Read by store-api.
  'COMMERCE_AUTHORIZE_ENDPOINT',
  'COMMERCE_WEBAPP_ID',
  'COMMERCE_WEBAPP_SECRET',
  'COMMERCE_WEBAPP_SECRET_FILE',
  // Read by the shell.
  'STORE_API_ENDPOINT',
  // Read by the release command and the doctor.
  'STORE_API_URL',
];
