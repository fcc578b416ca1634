/** A package that a team outside of this repository installs. */
export interface PackedPackage {
  /** Folder, relative to the root. */
  folder: string;
  /** Files from elsewhere in the repository: path in the package → path from the root. */
  copies?: Readonly<Record<string, string>>;
  /** Folders that only tests of the package need, relative to it. */
  without?: readonly string[];
}

export const PACKED: readonly PackedPackage[] = [
  { folder: 'shared-contracts' },
  { folder: 'services/server-kit' },
  { folder: 'tooling/standalone' },
  {
    folder: 'tooling/remote-kit',
    copies: { 'icon.svg': 'shell/public/icon.svg' },
    without: ['release/testing', 'doctor/testing'],
  },
];
