/** @jest-environment node */
import fc from 'fast-check';
import { textWithoutOverrides, withoutOverrides } from './send.ts';

const OVERRIDES = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const overrides = new RegExp(`[${OVERRIDES.join('')}]`, 'g');
const escaped = (json: string) =>
  json.replace(overrides, (it) => `\\u${it.charCodeAt(0).toString(16)}`);
/** Texts as an attacker, or a careless editor, might put into a name: overrides among letters and backslashes. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...OVERRIDES, '\\', '"', 'u202e', 'יין', 'نبيذ'), fc.string()))
  .map((parts) => parts.join(''));

describe('textWithoutOverrides', () => {
  it('takes every override out of JSON and nothing else, however it is written', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const expected = { name: name.replace(overrides, '') };
        const json = JSON.stringify({ name });
        expect(JSON.parse(textWithoutOverrides(json))).toEqual(expected);
        expect(JSON.parse(textWithoutOverrides(escaped(json)))).toEqual(expected);
      }),
    );
  });

  it('keeps letters that are written from right to left', () => {
    expect(textWithoutOverrides('יין אדום – نبيذ أحمر')).toBe('יין אדום – نبيذ أحمر');
  });
});

describe('withoutOverrides', () => {
  it('changes the text of an answer alone', async () => {
    const headers = { etag: '"1"' };
    const body = '{"name":"Barbera \u202Eitsa"}';
    const answer = await withoutOverrides(new Response(body, { status: 422, headers }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.json()).toEqual({ name: 'Barbera itsa' });
  });

  it('takes an answer without a body as it is', async () => {
    const answer = await withoutOverrides(new Response(null, { status: 204 }));
    expect(answer.status).toBe(204);
  });
});
