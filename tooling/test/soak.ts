import { randomInt } from 'node:crypto';
import { buildChanged } from '../launcher/build-changed.ts';
import { addCounts, closingLine, unstableLines } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runPlaywright } from './run-playwright.ts';

/** Default number of sequences and requests of one soak. */
const SEQUENCES = '1000';
const REQUESTS = '20000';
/** Visits under way while canaries break. */
const VISITS = '20';
/** Rounds of the fault matrix. */
const ROUNDS = '5';
/** Short seeds, because they are typed to repeat a run. */
const SEEDS = 1_000_000;

/** Playwright projects, with the setting of their size. */
const PARTS = {
  hostile: 'HOSTILE_REQUESTS',
  'fault-matrix': 'FAULT_ROUNDS',
  canaries: 'CANARY_VISITS',
  soak: 'CART_SEQUENCES',
} as const;

/*
 * Soak test: first sends random hostile requests to the servers, then disturbs the connections between them, then breaks
 * canaries during visits, then plays random cart sequences in Chromium. `HOSTILE_SEED`, `FAULT_SEED` and `CART_SEED` set
 * the first seed, `HOSTILE_REQUESTS`, `FAULT_ROUNDS`, `CANARY_VISITS` and `CART_SEQUENCES` the size; 0 skips a part. A
 * failure prints the seeds for a repetition.
 */
try {
  const chromium = ensureChromium();
  await buildChanged();
  const { env } = process;
  env['HOSTILE_SEED'] ??= String(randomInt(SEEDS));
  env['HOSTILE_REQUESTS'] ??= REQUESTS;
  env['FAULT_SEED'] ??= String(randomInt(SEEDS));
  env['FAULT_ROUNDS'] ??= ROUNDS;
  env['CANARY_VISITS'] ??= VISITS;
  env['CART_SEED'] ??= String(randomInt(SEEDS));
  env['CART_SEQUENCES'] ??= SEQUENCES;
  console.log(`${env['HOSTILE_REQUESTS']} requests, first seed ${env['HOSTILE_SEED']}`);
  console.log(`${env['FAULT_ROUNDS']} rounds of faults, first seed ${env['FAULT_SEED']}`);
  console.log(`${env['CANARY_VISITS']} visits with broken canaries`);
  console.log(`${env['CART_SEQUENCES']} sequences, first seed ${env['CART_SEED']}`);
  const parts = Object.entries(PARTS)
    .filter(([, size]) => env[size] !== '0')
    .map(([name]) =>
      runPlaywright({ chromium, args: [`--project=${name}`, ...process.argv.slice(2)] }),
    )
    .reduce(addCounts);
  console.log(`\n${unstableLines(parts)}\n${closingLine(parts)}`);
  process.exitCode = parts.failed === 0 && parts.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
