import { type DefaultChange, previousDefault } from './roll-back.ts';

const promote = (version: string, from: string | null): DefaultChange => ({
  action: 'promote',
  version,
  from,
});
const rollback = (version: string, from: string): DefaultChange => ({
  action: 'rollback',
  version,
  from,
});

describe('previousDefault', () => {
  it('is the release promoted before the present one', () => {
    expect(previousDefault([promote('a', null), promote('b', 'a')])).toBe('a');
  });

  it('is none after the first promotion', () => {
    expect(previousDefault([promote('a', null)])).toBeUndefined();
  });

  it('does not lead forward again after a rollback', () => {
    const history = [promote('a', null), promote('b', 'a'), rollback('a', 'b')];
    expect(previousDefault(history)).toBeUndefined();
    expect(previousDefault([...history, promote('c', 'a')])).toBe('a');
  });

  it('is not changed by a canary that was withdrawn', () => {
    const history = [promote('a', null), promote('b', 'a'), rollback('b', 'canary')];
    expect(previousDefault(history)).toBe('a');
  });

  it('counts a release promoted again over its own canary once', () => {
    expect(previousDefault([promote('a', null), promote('a', 'a')])).toBeUndefined();
  });
});
