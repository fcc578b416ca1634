import { runDevelopment } from './development/run.ts';

await runDevelopment(process.argv.slice(2));
