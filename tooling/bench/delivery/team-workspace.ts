import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningShop } from '../../launcher/start-shop.ts';
import { copiedWorkspace } from './copied-workspace.ts';
import { runNode } from './run-node.ts';

const REMOTE = 'catalog';

/** The heading of the home page, in Italian. */
const [MESSAGES, KEY] = ['src/messages/it.json', 'catalog.home.title'] as const;

/** A copy of the workspace whose team builds and releases the catalog to a running shop, with the team's commands. */
export const teamWorkspace = ({ ports, data, deployToken }: RunningShop) => {
  const { root, remove } = copiedWorkspace('bench-release', `mf-${REMOTE}`);
  const folder = join(root, `mf-${REMOTE}`);
  const messages = join(folder, MESSAGES);
  const original = JSON.parse(readFileSync(messages, 'utf8')) as Record<string, string>;
  const env = {
    PORT_BASE: String(ports.shell),
    STORE_API_URL: `http://127.0.0.1:${ports.storeApi}`,
    STORE_API_DEPLOY_TOKEN: deployToken,
    ARTIFACT_ROOT: join(data, 'artifacts'),
    SOURCE_MAPS_ROOT: join(data, 'maps'),
    SHOP_SIGNING_KEY: join(data, 'signing-keys', `${REMOTE}.pem`),
  };
  return {
    remote: REMOTE,
    setHeading: (text: string): void =>
      writeFileSync(messages, JSON.stringify({ ...original, [KEY]: text }, null, 2)),
    /** `npm run build` in the remote's folder, types included. @returns ms */
    build: () =>
      runNode({ cwd: folder, args: [join(root, 'tooling/remote-kit/bin/shop-build.mjs')] }),
    /** `npm run release -- mf-catalog`. @returns ms */
    release: () =>
      runNode({
        cwd: root,
        args: ['tooling/remote-kit/release/release.ts', `mf-${REMOTE}`],
        env,
      }),
    remove,
  };
};
