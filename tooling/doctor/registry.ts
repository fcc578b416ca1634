import type { Check } from './check.ts';
import { chromium } from './checks/chromium.ts';
import { contract } from './checks/contract.ts';
import { deployToken } from './checks/deploy-token.ts';
import { diskSpace } from './checks/disk-space.ts';
import { folders } from './checks/folders.ts';
import { hosts } from './checks/hosts.ts';
import { installation } from './checks/installation.ts';
import { nodeVersion } from './checks/node-version.ts';
import { ports } from './checks/ports.ts';
import { postgres } from './checks/postgres.ts';
import { remotes } from './checks/remotes.ts';

/** Every check, in the order of the report: the machine, the workspace, the shop. */
export const CHECKS: readonly Check[] = [
  ...[nodeVersion, installation, diskSpace, folders, ports, chromium, postgres],
  ...[remotes, hosts, deployToken, contract],
];
