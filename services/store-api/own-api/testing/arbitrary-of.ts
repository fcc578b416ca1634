import { asRecord } from '@shop/contracts/commerce/metadata';
import fc from 'fast-check';
import { exampleOf, type JsonSchema } from './read-document.ts';

/** Implausible values besides random ones. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '%00',
  '\r\nBcc: all@shop.example',
  'a@b.example\r\nSubject: x',
  'ä'.repeat(320),
  '\ud800',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '\u202Eevil',
];

const anything = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>(...HOSTILE), fc.string({ unit: 'binary' }), fc.jsonValue());

const listOf = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.map(asRecord) : [];

/** Values close to a schema: most fields are valid, some are arbitrary. */
export const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const forms = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (forms.length > 0) return fc.oneof(...forms.map(arbitraryOf), anything());
  if (schema['type'] === 'object' && schema['properties']) {
    const entries = Object.entries(asRecord(schema['properties']));
    return fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record(
          Object.fromEntries(entries.map(([name, it]) => [name, arbitraryOf(asRecord(it))])),
          { requiredKeys: [] },
        ),
      },
      { weight: 1, arbitrary: anything() },
    );
  }
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(exampleOf(schema)) },
    { weight: 1, arbitrary: anything() },
  );
};
