/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@shop/contracts/remote/fragments';
import { applications } from '../../services/commerce/demo/seed/organization.ts';
import { ROOT } from '../launcher/paths.ts';

/** A coupon used only by the samples. */
const OF_SAMPLES = 'BENVENUTO10';

const secrets = applications.flatMap((it) => ('secret' in it ? [it.secret] : []));

describe.each(REMOTE_NAMES)('the build of %s', (name) => {
  const dist = join(ROOT, `mf-${name}`, 'dist');
  const scripts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.js'));
  const read = (file: string) => readFileSync(join(dist, 'web', file), 'utf8');

  it('has the samples only in files that its standalone page loads', () => {
    const withSamples = scripts.filter((it) => read(it).includes(OF_SAMPLES));
    expect(withSamples).toEqual([expect.stringMatching(/^standalone-page\./)]);
  });

  it('contains no secret of the platform', () => {
    expect(secrets).not.toEqual([]);
    const leaking = scripts.filter((it) => secrets.some((secret) => read(it).includes(secret)));
    expect(leaking).toEqual([]);
  });

  it('includes the shop’s fonts for its own page', () => {
    const fonts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.woff2'));
    expect(fonts).toHaveLength(4);
  });
});
