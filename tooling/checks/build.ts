import { buildChanged } from '../launcher/build-changed.ts';

await buildChanged().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
