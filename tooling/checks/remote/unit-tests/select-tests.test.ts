import { selectTests } from './select-tests.ts';

const passed = { 'mf-cart/a.ts': '1', 'mf-cart/b.tsx': '1', 'mf-cart/en.json': '1' };

it('runs every test the first time', () => {
  expect(selectTests(null, passed)).toMatchObject({ all: true });
});

it('runs the tests of changed and new modules', () => {
  expect(selectTests(passed, { ...passed, 'mf-cart/b.tsx': '2', 'mf-cart/new.ts': '1' })).toEqual({
    all: false,
    changed: ['mf-cart/b.tsx', 'mf-cart/new.ts'],
  });
  expect(selectTests(passed, passed)).toEqual({ all: false, changed: [] });
});

it('runs every test after a change that imports do not show', () => {
  expect(selectTests(passed, { ...passed, 'mf-cart/en.json': '2' })).toEqual({
    all: true,
    because: 'mf-cart/en.json has changed',
  });
  const { 'mf-cart/a.ts': _, ...rest } = passed;
  expect(selectTests(passed, rest)).toEqual({ all: true, because: 'mf-cart/a.ts is gone' });
});
