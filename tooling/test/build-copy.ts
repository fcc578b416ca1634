import { buildPackage } from '../remote-kit/build/build-package.ts';

// Without the type check: the gates check the sources, and the tests of edits do not depend on it.
await buildPackage(process.cwd(), { types: false, cache: true });
