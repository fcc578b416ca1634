import { examine } from '../remote-kit/doctor/examine.ts';
import { runDoctor } from '../remote-kit/doctor/run-doctor.ts';

/**
 * `npm run doctor [-- --json]`: tells what of a team's setup is off, and what to do next. Changes nothing. Exits with 1
 * if there is an error.
 */
await runDoctor(async () => {
  const [{ CHECKS }, { realWorkspace }] = await Promise.all([
    import('./registry.ts'),
    import('./workspace-surroundings.ts'),
  ]);
  return examine(CHECKS, realWorkspace());
});
