import type { Check } from './check.ts';
import { artifactHost } from './checks/artifact-host.ts';
import { contract } from './checks/contract.ts';
import { deployToken } from './checks/deploy-token.ts';
import { hostPort } from './checks/host-port.ts';
import { hosts } from './checks/hosts.ts';
import { installation } from './checks/installation.ts';
import { lockFile, settings } from './checks/outside.ts';
import { nodeVersion } from './checks/node-version.ts';
import { remotes } from './checks/remotes.ts';
import { sharedModules } from './checks/shared-modules.ts';
import { signingKey } from './checks/signing-key.ts';

/** The checks of a team outside of the shop's repository, in the order of the report: the machine, the remote, the shop. */
export const CHECKS: readonly Check[] = [
  ...[nodeVersion, installation, lockFile, sharedModules, remotes, hostPort],
  ...[settings, hosts, deployToken, signingKey, contract, artifactHost],
];
