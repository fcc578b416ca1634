import { MAX_SCALE, moved, FITTED, zoomed } from './view-box.ts';

const frame = { width: 400, height: 600 };

describe('the zoomed picture', () => {
  it('S1 zooms within its limits', () => {
    expect(zoomed(FITTED, 2, frame).scale).toBe(2);
    expect(zoomed(FITTED, 100, frame).scale).toBe(MAX_SCALE);
    expect(zoomed(zoomed(FITTED, 2, frame), 0.1, frame)).toEqual(FITTED);
  });

  it('S1 keeps the point under the finger in place', () => {
    const at = { x: 50, y: -80 };
    const { scale, x, y } = zoomed(FITTED, 2, frame, at);
    // The point of the picture at `at` is the same before and after.
    expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
  });

  it('S1 never leaves its frame', () => {
    const view = zoomed(FITTED, 2, frame);
    expect(moved(view, 9999, -9999, frame)).toEqual({ scale: 2, x: 200, y: -300 });
    expect(moved(FITTED, 50, 50, frame)).toEqual(FITTED);
  });
});
