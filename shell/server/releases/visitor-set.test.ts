/** @jest-environment node */
import { createLiveSets } from './live-sets.ts';
import { EMPTY_RELEASE_SET } from './release-set.ts';
import { setOfVisitor } from './visitor-set.ts';

const setOf = (id: string) => ({ ...EMPTY_RELEASE_SET, id });

const find = async (draw: () => number | null) => {
  const live = createLiveSets(async () => null, { error: () => undefined });
  const cohorts = { from: 0, to: 50 };
  await live.replace({
    defaultSet: setOf('stable'),
    canaries: [{ remote: 'cart', cohorts, set: setOf('canary') }],
  });
  const findSet = setOfVisitor({ live, isSecure: true, draw });
  return (cookie: string) => {
    const { live: its, cookie: assigned } = findSet({ headers: { cookie } });
    return [its.set.id, assigned !== null];
  };
};

describe('setOfVisitor', () => {
  it('R6 assigns a cohort to a visitor without one, and no other to one who has it', async () => {
    const setFor = await find(() => 7);
    expect(setFor('')).toEqual(['canary', true]);
    expect(setFor('__Host-fv.share=70')).toEqual(['stable', false]);
  });

  it('R6 leaves a visitor without a cohort with the default set where none is assigned', async () => {
    const setFor = await find(() => null);
    expect(setFor('')).toEqual(['stable', false]);
    expect(setFor('__Host-fv.share=7')).toEqual(['canary', false]);
  });
});
