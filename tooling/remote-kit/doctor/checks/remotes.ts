import { join } from 'node:path';
import { remoteRouteSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { budgetsSchema } from '../../build/budgets.ts';
import { PORT_OFFSETS } from '../../remotes.ts';
import { inFolder, remoteNameIn } from '../remote-name.ts';
import { ok, problem, type Check, type Finding, type Surroundings } from '../check.ts';

const routesSchema = z.array(remoteRouteSchema);

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? z.prettifyError(error).replaceAll('\n', ' ')
    : error instanceof Error
      ? error.message
      : String(error);

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((it, index) => values.indexOf(it) !== index)),
];

type Paths = Map<string, string>;

/** @param paths owner of every path so far */
const checkRoutes = async (
  name: string,
  { root, routesOf }: Surroundings,
  paths: Paths,
): Promise<Finding[]> => {
  const file = `${inFolder(name)}src/routes.ts`;
  try {
    const routes = routesSchema.parse(await routesOf(join(root, name)));
    const ids = repeated(routes.map(({ id }) => id));
    const conflicts = routes.filter(({ path }) => paths.has(path)).map(({ path }) => path);
    const others = conflicts.map((path) => `/${path} (${paths.get(path)})`);
    for (const { path } of routes) paths.set(path, name);
    return [
      ...(ids.length > 0
        ? [problem(`${file} repeats the id ${ids.join(', ')}`, 'Give each route its own id')]
        : []),
      ...(others.length > 0
        ? [
            problem(
              `${file} declares paths twice: ${others.join(', ')}`,
              'Give each path one owner',
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [problem(`${file} is invalid: ${reasonOf(error)}`, `Correct ${file}`)];
  }
};

/** A name of the release manifest, with the prefix of its folder. */
const OWN_NAME = /^(?:@[^/]+\/)?mf-[a-z][a-z0-9]{1,19}$/;

const checkName = (folder: string, isOutside: boolean, name = ''): Finding[] => {
  const file = `${inFolder(folder)}package.json`;
  if (!isOutside)
    return name === `@shop/${folder}`
      ? []
      : [
          problem(
            `${file} has the name ${name}`,
            `Name it @shop/${folder}: releases and imports expect it`,
          ),
        ];
  return OWN_NAME.test(name)
    ? []
    : [
        problem(
          `${file} has the name ${name}`,
          'Name it mf-<remote>, in lowercase letters and digits, as in the token: mf-stories',
        ),
      ];
};

const checkPort = (folder: string, offset: unknown): Finding[] =>
  Number.isInteger(offset) &&
  Number(offset) >= PORT_OFFSETS.first &&
  Number(offset) <= PORT_OFFSETS.last
    ? []
    : [
        problem(
          `${inFolder(folder)}package.json has the port offset ${offset}`,
          `Set shop.portOffset to a number from ${PORT_OFFSETS.first} to ${PORT_OFFSETS.last}`,
        ),
      ];

const checkPackage = (folder: string, { root, isOutside, read }: Surroundings): Finding[] => {
  const name = inFolder(folder);
  const text = read(join(root, folder, 'package.json'));
  if (!text) return [problem(`${name}package.json is missing`, `git checkout ${folder}`)];
  const manifest = JSON.parse(text) as {
    name?: string;
    version?: string;
    shop?: { portOffset?: unknown };
  };
  const wrong = [
    ...checkName(folder, isOutside, manifest.name),
    ...checkPort(folder, manifest.shop?.portOffset),
  ];
  if (wrong.length > 0) return wrong;
  return /^\d+\.\d+\.\d+$/.test(manifest.version ?? '')
    ? []
    : [
        problem(
          `${name}package.json has the version ${manifest.version}`,
          'Give it a version such as 0.1.0: release versions begin with it',
        ),
      ];
};

const checkBudgets = (name: string, { root, read }: Surroundings): Finding[] => {
  const file = `${inFolder(name)}budgets.json`;
  const fix = `Correct ${file}: chunk to bytes after brotli`;
  try {
    const text = read(join(root, file));
    if (!text) return [problem(`${file} is missing`, fix)];
    const budgets = budgetsSchema.parse(JSON.parse(text));
    const built = read(join(root, name, 'dist/release.json'));
    const assets = built && (JSON.parse(built) as { assets: Record<string, unknown> }).assets;
    const unknown = Object.keys(budgets).filter((chunk) => assets && !(chunk in assets));
    return unknown.length > 0
      ? [problem(`${file} names ${unknown.join(', ')}, which the build has not`, fix)]
      : [];
  } catch (error) {
    return [problem(`${file} is invalid: ${reasonOf(error)}`, fix)];
  }
};

const checkBuild = async (name: string, { root, loadConfig }: Surroundings): Promise<Finding[]> => {
  try {
    await loadConfig(join(root, name));
    return [];
  } catch (error) {
    const file = `${inFolder(name)}webpack.config.ts`;
    return [problem(`${file} cannot be used: ${reasonOf(error)}`, `Correct ${file}`)];
  }
};

/** Package, routes, budgets and build configuration of every remote. */
export const remotes: Check = {
  name: 'remotes',
  run: async (surroundings) => {
    const paths: Paths = new Map();
    const findings: Finding[] = [];
    for (const name of surroundings.remotes) {
      const found = [
        ...checkPackage(name, surroundings),
        ...(await checkRoutes(name, surroundings, paths)),
        ...checkBudgets(name, surroundings),
        ...(await checkBuild(name, surroundings)),
      ];
      findings.push(
        ...(found.length > 0
          ? found
          : [ok(`mf-${remoteNameIn(surroundings, name)} is configured correctly`)]),
      );
    }
    return findings;
  },
};
