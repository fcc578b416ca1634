import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { variablesOf } from './image-variables.ts';
import { DEPLOY, readYaml } from './read-yaml.ts';

/** Problem of each manifest; null for a valid one. */
const problemsOf = (manifests: readonly unknown[]): unknown[] => {
  const script = join(import.meta.dirname, 'validate-manifests.ts');
  const output = execFileSync(process.execPath, [script], { input: JSON.stringify(manifests) });
  return z.array(z.unknown()).parse(JSON.parse(`${output}`));
};

/** Secrets that `deploy/secrets.sh` creates, and those of the merchant that docs/deploy.md adds. */
const SECRETS = [
  ...['database-url', 'deploy-token', 'health-key', 'metrics-token', 'shell-token'],
  ...['integration-secret', 'webapp-secret', 'smtp-url'],
];

const FOLDER = join(DEPLOY, 'kubernetes');
const files = readdirSync(FOLDER).filter((it) => it !== 'kustomization.yaml');
const manifests = files.flatMap((file) => readYaml(`kubernetes/${file}`));

const kustomization = z
  .object({
    resources: z.array(z.string()),
    images: z.array(z.object({ name: z.string() })),
    configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
  })
  .parse(readYaml('kubernetes/kustomization.yaml')[0]);

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const deployments = manifests
  .filter(({ kind }) => kind === 'Deployment')
  .map((it) =>
    z
      .object({
        metadata: z.object({ name: z.string() }),
        spec: z.object({
          template: z.object({
            spec: z.object({
              enableServiceLinks: z.boolean(),
              securityContext: z.object({ runAsNonRoot: z.boolean() }),
              containers: z.tuple([
                z.object({
                  image: z.string(),
                  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
                  env: z.array(z.object({ name: z.string(), value: z.string() })),
                  securityContext: z.object({
                    readOnlyRootFilesystem: z.boolean(),
                    allowPrivilegeEscalation: z.boolean(),
                  }),
                  startupProbe: probe,
                  livenessProbe: probe,
                  readinessProbe: probe,
                  resources: z.object({ limits: z.object({ memory: z.string() }) }),
                }),
              ]),
              volumes: z.array(
                z.object({
                  name: z.string(),
                  secret: z
                    .object({ items: z.array(z.object({ key: z.string(), path: z.string() })) })
                    .optional(),
                }),
              ),
            }),
          }),
        }),
      })
      .parse(it),
  )
  .map(({ metadata, spec }) => ({
    name: metadata.name,
    pod: spec.template.spec,
    container: spec.template.spec.containers[0],
  }));

describe('the Kubernetes manifests', () => {
  it('meet the schemas of their APIs', () => {
    const problems = problemsOf(manifests);
    const found = problems.map((problem, at) => [manifests[at]?.['kind'], problem]);
    expect(found.filter(([, problem]) => problem !== null)).toEqual([]);
    expect(problems.length).toBeGreaterThan(10);
  });

  it('a malformed manifest would be found', () => {
    const service = { apiVersion: 'v1', kind: 'Service', spec: { ports: 80 } };
    const outdated = { apiVersion: 'apps/v1beta1', kind: 'Deployment' };
    expect(problemsOf([service, outdated, { kind: 'Pot' }])).toEqual([
      expect.stringContaining('ports'),
      'apiVersion is apps/v1beta1 instead of apps/v1',
      'Pot has no model here',
    ]);
  });

  it('the kustomization contains every file, image and configuration', () => {
    expect([...kustomization.resources].sort()).toEqual([...files].sort());
    expect(kustomization.images.map((it) => it.name)).toEqual(
      deployments.map((it) => it.container.image),
    );
    const configured = kustomization.configMapGenerator.map((it) => it.name);
    for (const { container } of deployments)
      for (const { configMapRef } of container.envFrom)
        expect(configured).toContain(configMapRef.name);
  });

  it.each(deployments.map((it) => [it.name, it] as const))(
    '%s runs without privileges, is probed for an answer and readiness, and is limited',
    (name, { pod, container }) => {
      expect(container.image).toBe(`fonte-vigna/${name}`);
      expect(pod.enableServiceLinks).toBe(false);
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      // Not `/health`: a restart repairs no outage of what all pods share.
      expect(container.startupProbe.httpGet.path).toBe('/live');
      expect(container.livenessProbe.httpGet.path).toBe('/live');
      expect(container.readinessProbe.httpGet.path).toBe('/ready');
    },
  );

  it.each(deployments.map((it) => [it.name, it] as const))(
    '%s gets only variables that it knows, and secrets that exist',
    (name, { container }) => {
      const maps = container.envFrom.map((it) => it.configMapRef.name);
      const literals = kustomization.configMapGenerator
        .filter((it) => maps.includes(it.name))
        .flatMap((it) => it.literals.map((literal) => literal.split('=')[0] ?? ''));
      const known = variablesOf(name);
      const given = [...literals, ...container.env.map((it) => it.name)];
      expect(given.filter((it) => !known.has(it))).toEqual([]);
      const secrets = container.env.map((it) => it.value.replace('/run/secrets/', ''));
      expect(secrets.filter((it) => !SECRETS.includes(it))).toEqual([]);
    },
  );

  it.each(deployments.map((it) => [it.name, it] as const))(
    '%s can read no secret but those it uses',
    (_, { pod, container }) => {
      const used = container.env.map((it) => it.value.replace('/run/secrets/', ''));
      const mounted = pod.volumes.flatMap((it) => it.secret?.items ?? []);
      expect(mounted).toEqual(used.map((key) => ({ key, path: key })));
    },
  );

  it('every deployment has a service, a disruption budget, an autoscaler and a network policy', () => {
    for (const kind of [
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
    ]) {
      const names = manifests
        .filter((it) => it['kind'] === kind)
        .map(
          (it) => z.object({ metadata: z.object({ name: z.string() }) }).parse(it).metadata.name,
        );
      expect(names).toEqual(expect.arrayContaining(deployments.map((it) => it.name)));
    }
  });
});
