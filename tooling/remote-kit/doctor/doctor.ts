import { examine } from './examine.ts';
import { runDoctor } from './run-doctor.ts';

/** `shop-doctor [--json]`: tells what of the setup of a team outside of the shop's repository is off. Changes nothing. */
await runDoctor(async () => {
  const [{ CHECKS }, { realSurroundings }] = await Promise.all([
    import('./registry.ts'),
    import('./real-surroundings.ts'),
  ]);
  return examine(CHECKS, realSurroundings());
});
