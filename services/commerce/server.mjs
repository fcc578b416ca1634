import { enableCompileCache } from 'node:module';

// Some seven hundred files: kept compiled, they start in half the time. This one is JavaScript, for it comes before
// the cache: what strips TypeScript of its types would be loaded for it alone, and takes 15 MB.
enableCompileCache();
await import('./run-server.ts');
