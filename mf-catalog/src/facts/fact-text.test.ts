import { factText } from './fact-text.ts';

describe('factText', () => {
  it('M7 translates a stable key', () => {
    expect(factText({ 'fact.region.piemonte': 'Piedmont' }, 'region', 'piemonte')).toBe('Piedmont');
  });

  it('M7 reads a precompiled text', () => {
    const messages = { 'fact.region.piemonte': [{ type: 0, value: 'Piedmont' }] };
    expect(factText(messages, 'region', 'piemonte')).toBe('Piedmont');
  });

  it('formats an unknown key as text', () => {
    expect(factText({}, 'grape', 'nero-d_avola')).toBe('Nero d avola');
    expect(factText({}, 'mineral', '__proto__')).toBe('Proto');
    expect(factText({ 'fact.grape.gavi': [] }, 'grape', 'gavi')).toBe('Gavi');
  });
});
