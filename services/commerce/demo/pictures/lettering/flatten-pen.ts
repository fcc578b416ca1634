export type Point = readonly [number, number];

const curveSteps = 12;

function cubic(from: Point, a: Point, b: Point, to: Point): Point[] {
  return Array.from({ length: curveSteps }, (_, step) => {
    const t = (step + 1) / curveSteps;
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
    return [mix(0), mix(1)] as const;
  });
}

/** Turns the pen's path (absolute `M`, `L`, `C`) into strokes of short straight steps. */
export function flattenPen(pen: string): Point[][] {
  const strokes: Point[][] = [];
  for (const [, command, coordinates = ''] of pen.matchAll(/([MLC])([^MLC]*)/g)) {
    const values = coordinates
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const point = (index: number): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0];
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (command === 'M') strokes.push([point(0)]);
    else if (command === 'L') stroke?.push(point(0));
    else if (stroke && last) stroke.push(...cubic(last, point(0), point(1), point(2)));
  }
  return strokes;
}
