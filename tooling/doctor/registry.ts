import type { Check } from '../remote-kit/doctor/check.ts';
import { chromium, diskSpace, postgres } from './checks/machine.ts';
import { artifactHost } from '../remote-kit/doctor/checks/artifact-host.ts';
import { contract } from '../remote-kit/doctor/checks/contract.ts';
import { deployToken } from '../remote-kit/doctor/checks/deploy-token.ts';
import { folders } from './checks/folders.ts';
import { hosts } from '../remote-kit/doctor/checks/hosts.ts';
import { installation } from '../remote-kit/doctor/checks/installation.ts';
import { nodeVersion } from '../remote-kit/doctor/checks/node-version.ts';
import { ports } from './checks/ports.ts';
import { remotes } from '../remote-kit/doctor/checks/remotes.ts';
import { signingKey } from '../remote-kit/doctor/checks/signing-key.ts';
import type { WorkspaceSurroundings } from './workspace-surroundings.ts';

/** Every check, in the order of the report: the machine, the workspace, the shop. */
export const CHECKS: readonly Check<WorkspaceSurroundings>[] = [
  ...[nodeVersion, installation, diskSpace, folders, ports, chromium, postgres],
  ...[remotes, hosts, deployToken, signingKey, contract, artifactHost],
];
