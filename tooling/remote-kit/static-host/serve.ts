import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { buildStaticHost } from './build-static-host.ts';

const USAGE =
  'node tooling/remote-kit/static-host/serve.ts --root <folder> --port <n> --name <remote> [--host 127.0.0.1] [--media <folder>] [--shop <origin>]…';

const optionsSchema = z.object({
  root: z.string('is missing').min(1, 'is missing'),
  port: z.coerce.number('must be a port').int('must be a port').min(0).max(65_535),
  name: z.string('is missing').pipe(remoteNameSchema),
  host: z.string().default('127.0.0.1'),
  media: z.string().optional(),
  shop: z.array(z.url('must be an origin').transform((it) => new URL(it).origin)).default([]),
});

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(`static-host: ${line}`);
  process.exit(1);
};

const options = {
  root: { type: 'string' },
  port: { type: 'string' },
  name: { type: 'string' },
  host: { type: 'string' },
  media: { type: 'string' },
  shop: { type: 'string', multiple: true },
} as const;
const parsed = optionsSchema.safeParse(parseArgs({ options, strict: false }).values);
const { root, port, name, host, media, shop } = parsed.success
  ? parsed.data
  : fail([...parsed.error.issues.map((it) => `--${it.path.join('.')} ${it.message}`), USAGE]);

await mkdir(root, { recursive: true }).catch((error: unknown) =>
  fail([`cannot use --root ${root}: ${error}`]),
);
const settings = process.env['STANDALONE_SETTINGS'];
const server = buildStaticHost({ root, name, media, shops: shop, settings });
process.once('SIGTERM', () => void server.close());
process.once('SIGINT', () => void server.close());
try {
  const address = await server.listen({ host, port });
  console.log(`static-host: ${name} listening at ${address}`);
} catch (error) {
  const isOccupied = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail([
    isOccupied ? `port ${port} on ${host} is taken` : `cannot listen on ${host}:${port}: ${error}`,
  ]);
}
