import { MOST, moved, WHOLE, zoomed } from './view-box.ts';

const frame = { width: 400, height: 600 };

describe('the enlarged picture', () => {
  it('S1 grows and shrinks within its bounds', () => {
    expect(zoomed(WHOLE, 2, frame).scale).toBe(2);
    expect(zoomed(WHOLE, 100, frame).scale).toBe(MOST);
    expect(zoomed(zoomed(WHOLE, 2, frame), 0.1, frame)).toEqual(WHOLE);
  });

  it('S1 keeps the point under the finger where it is', () => {
    const at = { x: 50, y: -80 };
    const { scale, x, y } = zoomed(WHOLE, 2, frame, at);
    // What was at `at` before lay at `at` in the picture, too.
    expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
  });

  it('S1 never leaves its frame', () => {
    const view = zoomed(WHOLE, 2, frame);
    expect(moved(view, 9999, -9999, frame)).toEqual({ scale: 2, x: 200, y: -300 });
    expect(moved(WHOLE, 50, 50, frame)).toEqual(WHOLE);
  });
});
