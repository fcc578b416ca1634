import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a red build is red again.
 * `PROPERTY_SEED=<number>` draws others: to look for what the usual cases do not show.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20261120) });
