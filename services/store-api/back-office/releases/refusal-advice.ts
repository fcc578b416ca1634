import type { ReleaseErrorCode } from '../../releases/release-result.ts';

/** Why a form changed nothing: an edit that store-api refused, or a page that was outdated. */
export type RefusalCode = ReleaseErrorCode | 'CHANGED_MEANWHILE' | 'INCOMPLETE';

/** The next step after a refusal. */
export const ADVICE: Readonly<Record<RefusalCode, string>> = {
  UNKNOWN_VERSION: 'Publish the release with the release command first.',
  VERSION_TAKEN: 'Build again: other content gets another version.',
  CONTRACT_MISMATCH:
    'Build the remote with a contract that the shells serve, or deploy the shell first.',
  RUNTIME_MISMATCH: 'Build the remote with the federation runtime of the live shell.',
  NOTHING_LIVE: 'Promote a release first.',
  ALREADY_LIVE: 'Choose another release.',
  CANARY_LIMIT: 'Choose a smaller share, or end another canary.',
  NOTHING_TO_ROLL_BACK: 'Promote another registered release.',
  CHANGED_MEANWHILE: 'Compare the live releases below, then confirm again.',
  INCOMPLETE: 'Complete the form, then confirm again.',
};
