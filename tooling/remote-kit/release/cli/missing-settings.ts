/** Settings without a default outside of the shop's repository. */
export const REQUIRED = [
  'STORE_API_URL',
  'STORE_API_DEPLOY_TOKEN',
  'ARTIFACT_ROOT',
  'ARTIFACT_BASE_URL',
] as const;

/**
 * Says which settings a release from an installed kit lacks: defaults lead to the local shop of the repository.
 *
 * @returns a message for the command line; null if all are set
 */
export const missingSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): string | null => {
  const missing = REQUIRED.filter((name) => !environment[name]);
  if (missing.length === 0) return null;
  return `Set ${missing.join(', ')}: the README of the remote describes each.`;
};
