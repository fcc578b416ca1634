import { fileVariableOf, secretsOf } from '@shop/server-kit/configuration';
import { NAMES_OF_OTHERS } from '../../services/server-kit/configuration/unknown-variables.ts';
import { configurationText } from './configuration-text.ts';
import { SERVICES } from './services.ts';

describe('the document of all variables', () => {
  it('has a table per service, sorted by name, with type, default, secret and meaning', () => {
    const text = configurationText([
      {
        title: 'Shop',
        about: 'A service.',
        variables: {
          B: { type: 'url', secret: true, meaning: 'a | b' },
          A: { type: 'list', meaning: 'a list' },
          C: { type: 'text', standard: 'unset: none', meaning: 'text' },
        },
        fields: {
          A: { safeParse: () => ({ success: true, data: ['1', '2'] }) },
          B: { safeParse: () => ({ success: false }) },
        },
      },
    ]);
    expect(text.slice(text.indexOf('## Shop')).split('\n').slice(4)).toEqual([
      '| variable | type | default | secret | meaning |',
      '| --- | --- | --- | --- | --- |',
      '| `A` | list | `1, 2` |  | a list |',
      '| `B` | URL | **required** | yes | a \\| b |',
      '| `C` | text | unset: none |  | text |',
      '',
    ]);
  });

  it.each(SERVICES)('describes each variable of $title in one sentence', ({ variables }) => {
    for (const [name, { meaning }] of Object.entries(variables))
      expect([name, meaning]).toEqual([name, expect.stringMatching(/^\S.*[^\s.]$/)]);
  });
});

describe('names with the prefix of a service', () => {
  it('that other services read are known to it', () => {
    for (const { prefix, variables } of SERVICES) {
      if (!prefix) continue;
      const others = SERVICES.filter((it) => it.variables !== variables).flatMap((it) => [
        ...Object.keys(it.variables),
        ...secretsOf(it.variables).map(fileVariableOf),
      ]);
      const known = [
        ...NAMES_OF_OTHERS,
        ...Object.keys(variables),
        ...secretsOf(variables).map(fileVariableOf),
      ];
      expect(others.filter((it) => it.startsWith(prefix) && !known.includes(it))).toEqual([]);
    }
  });
});
