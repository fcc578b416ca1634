import { missingCode, OUTDATED_EVENT } from './missing-code.ts';

const onOutdated = jest.fn();
beforeAll(() => window.addEventListener(OUTDATED_EVENT, onOutdated));
afterAll(() => window.removeEventListener(OUTDATED_EVENT, onOutdated));

describe('missingCode', () => {
  it('notifies the shell of code that a newer release has replaced', () => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { type: 'replaced' });
    expect(missingCode(error)).toBe('OUTDATED');
    expect(onOutdated).toHaveBeenCalledTimes(1);
  });

  it.each([new Error('Loading chunk 7 failed.'), 'gone'])(
    'takes %s for a lost connection',
    (it) => {
      onOutdated.mockReset();
      expect(missingCode(it)).toBe('CONNECTION');
      expect(onOutdated).not.toHaveBeenCalled();
    },
  );
});
