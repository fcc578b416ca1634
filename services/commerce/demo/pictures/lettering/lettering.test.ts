import { lettering } from './lettering.ts';

const xs = (svg: string): number[] =>
  [.../ d="([^"]+)"/.exec(svg)![1]!.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

const widthOf = (svg: string): number => Math.max(...xs(svg)) - Math.min(...xs(svg));

describe('lettering', () => {
  const style = { height: 40, colour: '#000000' };

  it('centres a symmetrical word on the axis', () => {
    const all = xs(lettering('HOH', style));
    expect(Math.max(...all) + Math.min(...all)).toBeCloseTo(0, 1);
  });

  it('shrinks a long word into the room it has', () => {
    expect(widthOf(lettering('VALPOLICELLA', { ...style, maxWidth: 120 }))).toBeLessThanOrEqual(
      120.5,
    );
  });

  it('leaves a short word at its height', () => {
    expect(lettering('IO', { ...style, maxWidth: 900 })).toBe(lettering('IO', style));
  });

  it('refuses a letter it has no pen for', () => {
    expect(() => lettering('È', style)).toThrow('no "È"');
  });
});
