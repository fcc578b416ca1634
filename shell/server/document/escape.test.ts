import { constantJson, jsonForScript } from './escape.ts';

describe('constantJson', () => {
  it('is the JSON of the object for the inside of a script tag', () => {
    const value = { text: '</script>\u2028', list: [1] };
    expect(constantJson(value)).toBe(jsonForScript(value));
    expect(constantJson(value)).not.toContain('</');
  });

  it('is made once per object', () => {
    const read = jest.fn(() => 'text');
    const value = { toJSON: read };
    expect(constantJson(value)).toBe(constantJson(value));
    expect(read).toHaveBeenCalledTimes(1);
  });
});
