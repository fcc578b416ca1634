import { reuseAnswers } from './reuse-answers.ts';

const answer = (value: string) => async () => ({ ok: true, value });

describe('reuseAnswers', () => {
  it('reads once for renders side by side and for those shortly after', async () => {
    const reuse = reuseAnswers()('it-eur');
    const read = jest.fn(answer('wines'));
    await Promise.all([reuse('list', read), reuse('list', read)]);
    expect(await reuse('list', read)).toEqual({ ok: true, value: 'wines' });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again after five seconds', async () => {
    let now = 0;
    const reuse = reuseAnswers(() => now)('it-eur');
    await reuse('list', answer('old'));
    now = 5000;
    expect(await reuse('list', answer('new'))).toMatchObject({ value: 'new' });
  });

  it('shares a read under way for half a second only: it may hang', async () => {
    let now = 0;
    const reuse = reuseAnswers(() => now)('it-eur');
    const hang = jest.fn(() => new Promise<object>(() => undefined));
    void reuse('list', hang);
    now = 499;
    void reuse('list', hang);
    expect(hang).toHaveBeenCalledTimes(1);
    now = 500;
    expect(await reuse('list', answer('there'))).toMatchObject({ value: 'there' });
    expect(await reuse('list', answer('again'))).toMatchObject({ value: 'there' });
  });

  it('evicts expired responses, and the oldest above the capacity', async () => {
    let now = 0;
    const reuse = reuseAnswers(() => now);
    for (let page = 0; page < 100; page += 1)
      await reuse('it-eur')(`page ${page}`, answer('there'));
    expect(reuse.size()).toBe(100);
    now = 5000;
    await reuse('it-eur')('another page', answer('there'));
    expect(reuse.size()).toBe(1);
    for (let page = 0; page < 1000; page += 1)
      await reuse('it-eur')(`page ${page}`, answer('there'));
    expect(reuse.size()).toBe(500);
  });

  it('never reuses a response for another market', async () => {
    const reuse = reuseAnswers();
    await reuse('it-eur')('list', answer('euros'));
    expect(await reuse('gb-gbp')('list', answer('pounds'))).toMatchObject({ value: 'pounds' });
  });

  it('does not keep a failure', async () => {
    const reuse = reuseAnswers()('it-eur');
    await reuse('list', async () => ({ ok: false }));
    expect(await reuse('list', answer('there'))).toMatchObject({ value: 'there' });
  });
});
