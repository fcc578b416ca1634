/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applications } from '../../services/commerce/demo/seed/organization.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';

/** The settings that samples need, in every build, and a coupon that only a sample of the cart uses. */
const OF_SAMPLES = ['/standalone.json', 'BENVENUTO10'];

const secrets = applications.flatMap((it) => ('secret' in it ? [it.secret] : []));

describe.each(REMOTE_NAMES)('the build of %s', (name) => {
  const dist = join(ROOT, `mf-${name}`, 'dist');
  const scripts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.js'));
  const read = (file: string) => readFileSync(join(dist, 'web', file), 'utf8');

  it('has the samples only in files that its standalone page loads', () => {
    const withSamples = scripts.filter((it) => OF_SAMPLES.some((mark) => read(it).includes(mark)));
    expect(withSamples).toEqual([expect.stringMatching(/^standalone-page\./)]);
  });

  it('contains no secret of the platform', () => {
    expect(secrets).not.toEqual([]);
    const leaking = scripts.filter((it) => secrets.some((secret) => read(it).includes(secret)));
    expect(leaking).toEqual([]);
  });

  it('includes the shop’s fonts for its own page: subsets for the first view, whole ones beside them', () => {
    const fonts = readdirSync(join(dist, 'web')).filter((it) => it.endsWith('.woff2'));
    const subsets = fonts.filter((it) => it.includes('.subset.'));
    expect(fonts).toHaveLength(6);
    expect(subsets).toHaveLength(2);
    const sizes = subsets.map((it) => statSync(join(dist, 'web', it)).size);
    expect(sizes[0]! + sizes[1]!).toBeLessThan(30_000);
  });
});
