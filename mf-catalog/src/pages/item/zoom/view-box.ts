/** How a picture lies in its frame: `scale` 1 fits it in, `x` and `y` move its centre (px). */
export interface ViewBox {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: ViewBox = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
/** One press of a button or key. */
export const STEP = 1.5;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The picture never leaves its frame: it can be moved by as much as it is larger. */
const kept = ({ scale, x, y }: ViewBox, { width, height }: Size): ViewBox => ({
  scale,
  x: within(x, (width * (scale - 1)) / 2),
  y: within(y, (height * (scale - 1)) / 2),
});

/** Enlarges so many times, keeping the point of the frame (from its centre, px) where it is. */
export const zoomed = (
  view: ViewBox,
  times: number,
  frame: Size,
  at: { x: number; y: number } = { x: 0, y: 0 },
): ViewBox => {
  const scale = Math.min(MOST, Math.max(1, view.scale * times));
  const ratio = scale / view.scale;
  const moved = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return kept({ scale, ...moved }, frame);
};

/** Moves the picture in its frame (px). */
export const moved = (view: ViewBox, dx: number, dy: number, frame: Size): ViewBox =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, frame);
