import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settingsOf } from './image-variables.ts';
import { DEPLOY, readYaml } from './read-yaml.ts';

/** Settings that the container layouts leave out, with the reason. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shell: {
    SHELL_ALLOW_DEVELOPMENT: 'opens a shop to remotes of other machines: for shops of development',
    SHELL_DEV_REMOTES: 'set by `npm run dev`',
    SHELL_DIST: 'the image has one build',
    RELEASE_POLL_MS: 'the release command waits for the default',
    OTEL_SERVICE_NAME: 'the default names the service',
  },
  'store-api': {
    STORE_API_DB: 'data is in PostgreSQL',
    STORE_API_CATALOGUE_DB: 'data is in PostgreSQL',
    SHOP_CONTRACT: 'the running shells report it',
    SHOP_RUNTIME: 'the running shells report it',
    SHOP_SHARED: 'the running shells report it',
    OTEL_SERVICE_NAME: 'the default names the service',
  },
};

/** Secrets that Kubernetes’ manifests do not mount; docs/incidents.md has the steps of a rotation. */
const OF_A_ROTATION = /_PREVIOUS$/;

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.unknown()).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
});
const kustomization = z
  .object({
    configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
  })
  .parse(readYaml('kubernetes/kustomization.yaml')[0]);

const base = (name: string): string => name.replace(/_FILE$/, '');
/** Names with those of which they are the file. */
const withBases = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((it) => [it, base(it)]));

const composed = (image: string) =>
  readdirSync(DEPLOY)
    .filter((it) => /^compose.*\.yaml$/.test(it))
    .flatMap((file) => Object.entries(compose.parse(readYaml(file)[0]).services))
    .filter(([name]) => new RegExp(`^${image}-\\d$`).test(name))
    .map(([, it]) => it);

/** Variables that the image sets itself: `ENV NODE_ENV=production \`. */
const ofImage = (image: string): string[] => {
  const text = readFileSync(join(DEPLOY, `images/${image}.Dockerfile`), 'utf8');
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(text) ?? [];
  return [...block.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
};

const byCompose = (image: string): Set<string> =>
  withBases([
    ...ofImage(image),
    ...composed(image).flatMap(({ environment = {} }) => Object.keys(environment)),
  ]);

const byKubernetes = (image: string): Set<string> => {
  const manifest = readFileSync(join(DEPLOY, `kubernetes/${image}.yaml`), 'utf8');
  const literals = kustomization.configMapGenerator
    .filter(({ name }) => ['shop', image].includes(name))
    .flatMap((it) => it.literals.map((literal) => literal.split('=')[0] ?? ''));
  const mounted = [...manifest.matchAll(/\{ name: (\w+), value: /g)].map(([, name = '']) => name);
  return withBases([...ofImage(image), ...literals, ...mounted]);
};

describe.each(['shell', 'store-api'])('the settings of %s', (image) => {
  const leftOut = LEFT_OUT[image] ?? {};
  const settings = settingsOf(image);

  it('are all passed by compose, or left out for a reason', () => {
    const passed = byCompose(image);
    const names = Object.keys(settings);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((it) => !passed.has(it)).toSorted()).toEqual(
      Object.keys(leftOut).toSorted(),
    );
  });

  it('that need a mounted file are passed by the Kubernetes manifests, others are literals', () => {
    const passed = byKubernetes(image);
    const mounted = Object.entries(settings)
      .filter(([name, { type, secret }]) => (secret || type === 'path') && !(name in leftOut))
      .map(([name]) => name)
      .filter((name) => !OF_A_ROTATION.test(name) && name !== 'MEDIA_DIR');
    expect(mounted.length).toBeGreaterThan(5);
    expect(mounted.filter((it) => !passed.has(it))).toEqual([]);
  });

  it('that are files have the folder of these files, in both layouts', () => {
    const volumes = composed(image).map((it) => it.volumes ?? []);
    expect(volumes.filter((it) => it.includes('./settings:/settings:ro'))).toHaveLength(2);
    expect(readFileSync(join(DEPLOY, `kubernetes/${image}.yaml`), 'utf8')).toContain(
      '{ name: settings, mountPath: /settings, readOnly: true }',
    );
  });
});
