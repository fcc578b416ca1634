import { matchesPattern, type AddressPattern } from './matches-pattern.ts';

const anywhere: AddressPattern = {
  country_code_regex: null,
  not_country_code_regex: null,
  state_code_regex: null,
  not_state_code_regex: null,
  zip_code_regex: null,
  not_zip_code_regex: null,
};

const torino = { country_code: 'IT', state_code: 'TO', zip_code: '10121' };
const olbia = { country_code: 'IT', state_code: 'SS', zip_code: '07026' };
const berlin = { country_code: 'DE', state_code: null, zip_code: '10115' };

describe('matchesPattern', () => {
  it.each<[string, Partial<AddressPattern>, readonly [boolean, boolean, boolean]]>([
    ['no pattern covers the world', {}, [true, true, true]],
    ['a country', { country_code_regex: '^IT$' }, [true, true, false]],
    ['every country but one', { not_country_code_regex: '^IT$' }, [false, false, true]],
    ['a state', { state_code_regex: '^(TO|CN)$' }, [true, false, false]],
    ['every state but some', { not_state_code_regex: '^(SS|CA)$' }, [true, false, true]],
    ['postal codes', { zip_code_regex: '^10' }, [true, false, true]],
    ['all postal codes but some', { not_zip_code_regex: '^07' }, [true, false, true]],
    [
      'a country without its islands',
      { country_code_regex: '^IT$', not_zip_code_regex: '^(07|08|09)' },
      [true, false, false],
    ],
    [
      'a country and postal codes, both of them',
      { country_code_regex: '^DE$', zip_code_regex: '^10' },
      [false, false, true],
    ],
    ['a broken pattern covers nothing', { zip_code_regex: '(' }, [false, false, false]],
  ])('%s', (_, pattern, [inTorino, inOlbia, inBerlin]) => {
    const zone = { ...anywhere, ...pattern };
    expect([torino, olbia, berlin].map((place) => matchesPattern(zone, place))).toEqual([
      inTorino,
      inOlbia,
      inBerlin,
    ]);
  });
});
