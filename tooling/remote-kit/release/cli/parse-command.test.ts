import { parseCommand } from './parse-command.ts';

describe('parseCommand', () => {
  it.each([
    [['mf-catalog'], { name: 'catalog', kind: 'publish' }],
    [['catalog'], { name: 'catalog', kind: 'publish' }],
    [['mf-cart/', '--canary', '10'], { name: 'cart', kind: 'publish', canary: 10 }],
    [['mf-cart', '--promote', '0.1.0-aaaa'], { kind: 'promote', version: '0.1.0-aaaa' }],
    [
      ['mf-cart', '--rollback', '0.1.0-bbbb', '--reason', 'too slow'],
      { kind: 'rollback', version: '0.1.0-bbbb', reason: 'too slow' },
    ],
    [['mf-cart', '--register'], { name: 'cart', kind: 'register' }],
    [['mf-cart', '--withdraw'], { name: 'cart', kind: 'withdraw' }],
    [['mf-cart', '--list'], { kind: 'list' }],
    [['mf-cart', '--health'], { kind: 'health' }],
    [
      ['mf-cart', '--rollout', '1,10,100', '--minutes', '30'],
      { kind: 'publish', rollout: { stages: [1, 10, 100], minutes: 30 } },
    ],
  ])('parses %j', (args, command) => {
    expect(parseCommand(args)).toMatchObject({ ok: true, command });
  });

  it.each([
    [[], /Name one remote: mf-catalog, mf-cart/],
    [['shell'], /Name one remote/],
    [['constructor'], /Name one remote/],
    [['mf-cart', 'mf-catalog'], /Name one remote/],
    [['mf-cart', '--canary', '0'], /from 1 to 50/],
    [['mf-cart', '--canary', '51'], /from 1 to 50/],
    [['mf-cart', '--canary', '10', '--rollback', '0.1.0-aaaa'], /one thing at a time/],
    [['mf-cart', '--rollout', '10,1'], /ascending percentages/],
    [['mf-cart', '--rollout', '1,10,x'], /ascending percentages/],
    [['mf-cart', '--rollout', '10,75,100'], /up to 50, then 100/],
    [['mf-cart', '--rollout', '1,10', '--views', '1.5'], /--views takes a whole number/],
    [['mf-cart', '--canary', '1', '--rollout', '1,10'], /one thing at a time/],
    [['mf-cart', '--register', '--canary', '1'], /one thing at a time/],
    [['mf-cart', '--minutes', '5'], /belong to --rollout/],
    [['mf-cart', '--force'], /force/],
    // An empty CI variable.
    [['mf-cart', '--promote', ''], /^--promote takes a version\.$/],
    [['mf-cart', '--promote='], /^--promote takes a version\.$/],
    [['mf-cart', '--promote', ' '], /^--promote takes a version\.$/],
    [
      ['mf-cart', '--rollback', ''],
      /^--rollback takes the version to leave, which --list shows\.$/,
    ],
    [['mf-cart', '--rollback'], /--rollback/],
    [['mf-cart', '--preview', ''], /^--preview takes a version\.$/],
    [['mf-cart', '--preview', '', '--hours', '1'], /^--preview takes a version\.$/],
    [['mf-cart', '--preview', '0.1.0-aaaa', '--hours', ''], /^--hours takes a whole number/],
    [['mf-cart', '--canary', ''], /^--canary takes a whole percentage/],
    [['mf-cart', '--rollout', ''], /^--rollout takes ascending percentages/],
    [['mf-cart', '--rollout', '1,10', '--minutes', ''], /^--minutes takes a whole number/],
    [['mf-cart', '--rollout', '1,10', '--views', ''], /^--views takes a whole number/],
    [['mf-cart', '--rollback', '0.1.0-aaaa', '--reason', ''], /^--reason takes a text/],
    [['', '--promote', '0.1.0-aaaa'], /Name one remote/],
  ])('rejects %j', (args, message) => {
    expect(parseCommand(args)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});
