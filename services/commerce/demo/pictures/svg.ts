/** Rounds a coordinate to two decimals, so that drawings stay small and their hash stable. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A filled area. */
export const fill = (d: string, colour: string, opacity?: number): string =>
  tag('path', { d, fill: colour, 'fill-opacity': opacity });

/** A drawn line. */
export const line = (d: string, colour: string, width: number, opacity?: number): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });

/** A flat rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  rx = 0,
): string => tag('rect', { x, y, width, height, fill: colour, rx: rx === 0 ? undefined : rx });

/** A flat disc. */
export const disc = (cx: number, cy: number, r: number, colour: string): string =>
  tag('circle', { cx, cy, r, fill: colour });

/** Moves, scales and rotates content drawn around the origin. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  tag(
    'g',
    {
      transform: `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${String(Math.round(scale * 10_000) / 10_000)})`}`,
    },
    content,
  );

/** Shows content only inside an outline. `name` has to be unique in the picture. */
export const inside = (name: string, d: string, content: string): string =>
  `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;

/** A whole picture of the given size in user units. */
export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;
