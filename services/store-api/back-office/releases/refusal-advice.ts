import type { ReleaseErrorCode } from '../../releases/release-result.ts';

/** Why a form changed nothing: an edit that store-api refused, or a page that was outdated. */
export type RefusalCode = ReleaseErrorCode | 'CHANGED_MEANWHILE' | 'INCOMPLETE';

/** The next step after a refusal. */
export const ADVICE: Readonly<Record<RefusalCode, string>> = {
  UNKNOWN_VERSION: 'Publish the release with the release command first.',
  PRUNED: 'Publish it again with the release command: its files were deleted.',
  STILL_USED: 'Keep its files until no shell and no rollback needs them.',
  VERSION_TAKEN: 'Build again: other content gets another version.',
  CONTRACT_MISMATCH:
    'Build the remote with a contract that the shells serve, or deploy the shell first.',
  RUNTIME_MISMATCH: 'Build the remote with the federation runtime of the live shell.',
  SHARED_MISMATCH: 'Build the remote with the modules of the live shell, such as its React.',
  INTEGRITY: 'Build the remote again with the current tooling, and publish it.',
  ROUTE_TAKEN: 'Release the other remote without the route first.',
  FRAGMENT_MISSING: 'Keep the fragment until no live page of another team shows it.',
  MANIFEST_TOO_LARGE: 'Release fewer files, or end a canary.',
  STATEMENT_MISMATCH: 'Publish the release again with the release command.',
  SIGNATURE_MISSING: 'Publish the release with the key of its team (SHOP_SIGNING_KEY).',
  SIGNATURE_WRONG: 'Publish with a registered key, or register the key (STORE_API_RELEASE_KEYS).',
  TRIAL_FAILED: 'Correct the release: its preview shows what fails.',
  NOTHING_LIVE: 'Promote a release first.',
  ALREADY_LIVE: 'Choose another release.',
  CANARY_LIMIT: 'Choose a smaller share, or end another canary.',
  NOTHING_TO_ROLL_BACK: 'Promote another registered release.',
  CHANGED_MEANWHILE: 'Compare the live releases below, then confirm again.',
  INCOMPLETE: 'Complete the form, then confirm again.',
};
