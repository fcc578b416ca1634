/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@shop/contracts/remote/fragments';
import { applications } from '../../services/commerce/seed/organization.ts';
import { ROOT } from '../launcher/paths.ts';

/** A coupon that samples use, and no page does. */
const OF_SAMPLES = 'BENVENUTO10';

const secrets = applications.flatMap((it) => ('secret' in it ? [it.secret] : []));

describe.each(REMOTE_NAMES)('the build of %s', (name) => {
  const dist = join(ROOT, `mf-${name}`, 'dist');
  const scripts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.js'));
  const read = (file: string) => readFileSync(join(dist, 'web', file), 'utf8');

  it('has the samples of the standalone page in what that page alone loads', () => {
    const withSamples = scripts.filter((it) => read(it).includes(OF_SAMPLES));
    expect(withSamples).toEqual([expect.stringMatching(/^standalone-shared\./)]);
  });

  it('holds no secret of the platform', () => {
    expect(secrets).not.toEqual([]);
    const leaking = scripts.filter((it) => secrets.some((secret) => read(it).includes(secret)));
    expect(leaking).toEqual([]);
  });

  it('brings the shop’s fonts along, for its own page', () => {
    const fonts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.woff2'));
    expect(fonts).toHaveLength(4);
  });
});
