/**
 * Limits within which the shell's server takes a release (`shell/server/releases`). The release command refuses a build
 * beyond them, because a promotion that no shell takes would look like a success.
 */
export const RELEASE_LIMITS = {
  /** Bytes of one file of the node build, or of one style sheet. */
  file: 16 * 1024 * 1024,
  /** Bytes of the node build and all style sheets together. */
  release: 64 * 1024 * 1024,
  /** Files of the node build; ours have some thirty. */
  files: 1000,
  /** Bytes of the release manifest as JSON; that of our four remotes has 60 kB. */
  manifest: 4 * 1024 * 1024,
} as const;
