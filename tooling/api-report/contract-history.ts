/** A version in the contract history. */
export interface ContractVersion {
  readonly version: string;
  /** Whether its section begins with "Not released.": it may still change. */
  readonly isReleased: boolean;
}

/** Versions of `docs/contract-history.md`, newest first. */
export const historyOf = (markdown: string): ContractVersion[] =>
  [...markdown.matchAll(/^## (\d+\.\d+\.\d+)\n+(.*)$/gmu)].map(([, version = '', begin = '']) => ({
    version,
    isReleased: !begin.startsWith('Not released.'),
  }));

/** The first contract whose packages teams outside of the repository can install. */
const FIRST_PACKED = 3;

/** The newest released version that has reports, null before the first. */
export const releasedVersion = (history: readonly ContractVersion[]): string | null =>
  history.find((it) => it.isReleased && Number.parseInt(it.version) >= FIRST_PACKED)?.version ??
  null;
