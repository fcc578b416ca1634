import { parseCommand } from './parse-command.ts';

describe('parseCommand', () => {
  it.each([
    [['mf-catalog'], { name: 'catalog', kind: 'publish' }],
    [['catalog'], { name: 'catalog', kind: 'publish' }],
    [['mf-cart/', '--canary', '10'], { name: 'cart', kind: 'publish', canary: 10 }],
    [['mf-cart', '--promote', '0.1.0-aaaa'], { kind: 'promote', version: '0.1.0-aaaa' }],
    [['mf-cart', '--rollback', '--reason', 'too slow'], { kind: 'rollback', reason: 'too slow' }],
    [['mf-cart', '--withdraw'], { name: 'cart', kind: 'withdraw' }],
    [['mf-cart', '--list'], { kind: 'list' }],
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
    [['mf-cart', '--canary', '10', '--rollback'], /one thing at a time/],
    [['mf-cart', '--force'], /force/],
  ])('rejects %j', (args, message) => {
    expect(parseCommand(args)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});
