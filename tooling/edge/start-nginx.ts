import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { freePort } from '../test/free-port.ts';

/** Pause between two attempts to reach a starting nginx, in ms, and their number. */
const PAUSE = 20;
const ATTEMPTS = 500;

/** Files that the configuration includes, copied without changes. */
const INCLUDED = [
  'balancing.conf',
  'shop-document.conf',
  'shop-locations.conf',
  'store-api-locations.conf',
];

/** Replaces text that must occur, so that a changed configuration cannot silently run with other settings. */
const replace = (text: string, part: string | RegExp, by: string): string => {
  const replaced = text.replace(part, by);
  if (replaced === text) throw new Error(`deploy/nginx has no ${String(part)}`);
  return replaced;
};

const serversOf = (servers: readonly string[]): string =>
  servers.map((it) => `server ${it} max_fails=0;`).join('\n  ');

/** A server of store-api with the locations of compose.conf. */
const storeApiSite = (port: number, servers: readonly string[]): string =>
  `include balancing.conf;
upstream store_api {
  ${serversOf(servers)}
  keepalive 32;
}
server {
  listen 127.0.0.1:${port};
  include store-api-locations.conf;
}`;

/** Returns shop.conf with addresses of this machine and without TLS, and writes the configuration of its cache. */
const shopSite = async (
  folder: string,
  port: number,
  shells: readonly string[],
): Promise<string> => {
  const deployed = join(ROOT, 'deploy/nginx');
  const cache = await readFile(join(deployed, 'shop-cache.conf'), 'utf8');
  const ownCache = replace(cache, '/var/cache/nginx/shop', join(folder, 'cache'));
  let site = await readFile(join(deployed, 'shop.conf'), 'utf8');
  site = replace(site, 'server 127.0.0.1:3000 max_fails=0;', serversOf(shells));
  site = replace(site, 'listen 443 ssl;', `listen 127.0.0.1:${port};`);
  site = replace(site, /^ *ssl_certificate.*\n/gm, '');
  await writeFile(join(folder, 'shop-cache.conf'), ownCache);
  return site;
};

/** One process in the foreground with all its files in one folder, so that it needs no rights. */
const mainConfig = (folder: string): string =>
  [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${folder}/${name};`,
    ),
    `  include ${folder}/site.conf;`,
    '}',
  ].join('\n');

/** The upstream behind nginx. */
export type Site = 'shop' | 'store-api';

/**
 * Starts nginx with the configuration of `deploy/nginx` in front of one or more servers.
 *
 * @param nginx path of the program
 * @param servers host and port of each
 * @throws with the output of nginx if it does not start
 */
export const startNginx = async (nginx: string, site: Site, ...servers: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, mainConfig(folder));
  for (const included of INCLUDED)
    await copyFile(join(ROOT, 'deploy/nginx', included), join(folder, included));
  await writeFile(
    join(folder, 'site.conf'),
    site === 'shop' ? await shopSite(folder, port, servers) : storeApiSite(port, servers),
  );
  const child = spawn(nginx, ['-p', folder, '-c', config, '-e', 'stderr']);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += `${chunk}`));
  child.on('error', (error) => (errors += error.message));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${origin}/assets/`, { redirect: 'manual' }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return { origin, stop, errors: () => errors };
    if (attempt === ATTEMPTS || child.exitCode !== null) {
      await stop();
      throw new Error(`nginx does not start: ${errors}`);
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
};
