import { join } from 'node:path';
import { SHELL_FRAGMENTS } from '@shop/contracts/remote/release-manifest';
import { usedFragments } from '../remote-kit/build/origin/used-fragments.ts';
import { ROOT } from '../remote-kit/workspace.ts';

describe('fragments that a release must keep for the shell', () => {
  it('are those that the shell shows', () => {
    expect(SHELL_FRAGMENTS.map(([present]) => present).sort()).toEqual(
      usedFragments(join(ROOT, 'shell/src')),
    );
  });
});
