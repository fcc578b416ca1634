import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { variablesOf } from './image-variables.ts';
import { DEPLOY, readYaml } from './read-yaml.ts';

const service = z.object({
  image: z.string().optional(),
  user: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string().nullable()).optional(),
  secrets: z.array(z.string()).optional(),
  networks: z.object({ shop: z.object({ ipv4_address: z.string().optional() }) }).optional(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
});

const FILES = [
  'compose.yaml',
  'compose.demo.yaml',
  'compose.observability.yaml',
  'compose.without-registry.yaml',
];
const read = (file: string) => compose.parse(readYaml(file)[0]);
const deployed = FILES.flatMap((file) => Object.entries(read(file).services));

/** `store-api` of `${REGISTRY:-localhost/fonte-vigna}/store-api:${TAG:-latest}`; null for images of others. */
const ownImage = (image = ''): string | null =>
  /fonte-vigna\}?\/([\w-]+):/.exec(image)?.[1] ?? null;

const own = deployed.flatMap(([name, it]) => {
  const image = ownImage(it.image);
  return image ? [{ ...it, name, image }] : [];
});

describe('the compose files', () => {
  it('every image of the shop has its Dockerfile', () => {
    const missing = own.filter(
      ({ image }) => !existsSync(join(DEPLOY, `images/${image}.Dockerfile`)),
    );
    expect(missing.map((it) => it.image)).toEqual([]);
    expect(own.length).toBeGreaterThan(5);
  });

  it('every server of the shop gets only variables that it knows', () => {
    for (const { image, environment = {} } of own) {
      const known = variablesOf(image);
      if (known.size === 0) continue;
      expect(Object.keys(environment).filter((it) => !known.has(it))).toEqual([]);
    }
    const demo = read('compose.demo.yaml').services['shell-1'];
    expect(variablesOf('shell').has(Object.keys(demo?.environment ?? {})[0] ?? '')).toBe(true);
  });

  it('the servers of the shop run with a read-only file system and without capabilities', () => {
    const servers = own.filter((it) => !['postgres', 's3'].includes(it.image));
    for (const { read_only: readOnly, cap_drop: dropped } of servers)
      expect({ readOnly, dropped }).toEqual({ readOnly: true, dropped: ['ALL'] });
  });

  it('every image of others with another user than its own can write to its volumes', () => {
    const services = new Map(deployed);
    /** Its image lets everyone write to its folder. */
    const open = /^grafana\//;
    const others = deployed.filter(
      ([, { image = '', user, entrypoint }]) =>
        user !== undefined && !entrypoint && ownImage(image) === null && !open.test(image),
    );
    const named = others.flatMap(([name, it]) =>
      (it.volumes ?? [])
        .filter((volume) => !volume.startsWith('.'))
        .map((at) => ({ name, it, at })),
    );
    expect(named.map(({ name }) => name)).toEqual(['prometheus']);
    for (const { it, at } of named) {
      const [setup = '', { condition = '' } = {}] = Object.entries(it.depends_on ?? {})[0] ?? [];
      expect(condition).toBe('service_completed_successfully');
      expect(services.get(setup)).toMatchObject({
        user: '0:0',
        entrypoint: ['chown', it.user, at.split(':')[1]],
        volumes: [at],
      });
    }
  });

  it('every secret is one that deploy/secrets.sh creates', () => {
    const script = readFileSync(join(DEPLOY, 'secrets.sh'), 'utf8');
    const used = new Set(deployed.flatMap(([, it]) => it.secrets ?? []));
    const declared = FILES.flatMap((file) => Object.keys(read(file).secrets));
    expect([...used].sort()).toEqual(declared.sort());
    for (const name of used) expect(script).toContain(name);
  });

  it('nginx knows the address of each server', () => {
    const config = readFileSync(join(DEPLOY, 'nginx/compose.conf'), 'utf8');
    const addresses = deployed
      .filter(([name]) => /^(?:shell|store-api|s3$|commerce)/.test(name))
      .flatMap(([, it]) => it.networks?.shop.ipv4_address ?? []);
    expect(addresses.length).toBe(6);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(config).toContain(`${address}:`);
  });

  it('every setting that has no default is in the file of the trial', () => {
    const text = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');
    const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map((it) => it[1]));
    const trial = readFileSync(join(DEPLOY, 'demo.env'), 'utf8');
    for (const name of required) expect(trial).toMatch(new RegExp(`^${name}=.`, 'm'));
    expect(required.size).toBeGreaterThan(3);
  });
});

describe('the images', () => {
  const dockerfiles = readdirSync(join(DEPLOY, 'images')).filter((it) =>
    it.endsWith('.Dockerfile'),
  );

  it.each(dockerfiles)('%s runs as a user without rights, on a base that can be chosen', (file) => {
    const text = readFileSync(join(DEPLOY, 'images', file), 'utf8');
    expect(text).toMatch(/^ARG BASE=node:24-bookworm-slim$/m);
    expect(text.split(/^FROM /m).at(-1)).toMatch(/^USER 1000:1000$/m);
  });

  // Not `/health` where that depends on other servers: a restart repairs no outage of what all processes share.
  it.each([
    ['shell', '}/live`'],
    ['store-api', '}/live`'],
    ['static-host', '}/health`'],
    ['nginx', "8080/healthy'"],
    ['postgres', 'pg_isready'],
  ])('the image %s states whether its process answers', (image, check) => {
    const text = readFileSync(join(DEPLOY, `images/${image}.Dockerfile`), 'utf8');
    expect(/^HEALTHCHECK (?:.*\\\n)*.*$/m.exec(text)?.[0]).toContain(check);
  });
});
