import { expect, test } from '../fixtures/test.ts';
import { drawSequence, inWords } from './commands.ts';
import { makeNetworkFaulty } from './faulty-network.ts';
import { playSequence } from './play-sequence.ts';

/** Fixed seeds in an ordinary run; `npm run soak` sets others, and many more. */
const FIRST_SEED = Number(process.env['CART_SEED'] ?? 20261120);
const SEQUENCES = Number(process.env['CART_SEQUENCES'] ?? 6);
/** Sequences per test, and the time limit of each in ms. */
const AT_ONCE = SEQUENCES > 100 ? 10 : 2;
const LIMIT = 90_000;

const seeds = Array.from({ length: SEQUENCES }, (_, index) => FIRST_SEED + index);
const parts = Array.from({ length: Math.ceil(SEQUENCES / AT_ONCE) }, (_, index) =>
  seeds.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

test.beforeEach(async ({ context, ports, watch }) => {
  // Rejected on purpose: an invalid code, a quantity above stock, and a line the other tab has removed.
  watch.allow(/status of (?:401|404|422)/);
  // The pictures of the first view are preloaded, and this browser shows none.
  watch.allow(/not used because image loading is disabled/);
  await makeNetworkFaulty(context, ports.commerce);
});

for (const part of parts) {
  const [first, last] = [part[0], part.at(-1)];
  test(`T7 T8 P5 X cart and platform agree at rest, after any actions and faults: ${first} to ${last}`, async ({
    context,
    market,
    platform,
    ports,
  }) => {
    test.setTimeout(part.length * LIMIT);
    const origin = `http://localhost:${ports.shell}`;
    const pages = [await context.newPage(), await context.newPage()] as const;
    const failures: string[] = [];
    for (const seed of part) {
      const steps = drawSequence(seed);
      const started = Date.now();
      const failure = await playSequence({ pages, market, platform, origin }, steps).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const line = `${failure ? '✗' : '✓'} ${seed} ${Date.now() - started} ms: ${inWords(steps)}`;
      console.log(line);
      const again = `again: CART_SEED=${seed} CART_SEQUENCES=1 HOSTILE_REQUESTS=0 npm run soak`;
      if (failure) failures.push(`${line}\n${failure}\n${again}`);
    }
    expect(failures.join('\n\n')).toBe('');
  });
}
