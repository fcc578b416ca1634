import fc from 'fast-check';

/**
 * Property tests use the same cases in every run, so a failure is reproducible. `PROPERTY_SEED=<number>` uses other
 * cases.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20261120) });
