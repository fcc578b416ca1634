import { band, outline } from '../shapes/profile.ts';
import type { Profile } from '../shapes/profile.ts';
import { fill, inside, line, n, rect } from '../svg.ts';

/** Something blown in clear glass, holding a liquid up to a level. */
export interface TurnedGlass {
  readonly profile: Profile;
  readonly height: number;
  /** Foot of the hollow part: the liquid ends here. */
  readonly hollow: number;
  readonly level: number;
  readonly liquid: string;
  readonly liquidShade: string;
}

/** Draws it standing on y 0, centred on x 0, as flat planes of glass and liquid. */
export function turnedGlass(glass: TurnedGlass, name: string): string {
  const { profile, level, hollow } = glass;
  const filled = `M-400 ${n(level)}L400 ${n(level)}L400 ${n(hollow)}L-400 ${n(hollow)}Z`;
  const silhouette = outline(profile);
  return (
    `<g transform="translate(0 ${n(-glass.height)})">` +
    fill(silhouette, '#FFFFFF', 0.46) +
    inside(
      `${name}-liquid`,
      silhouette,
      inside(
        `${name}-level`,
        filled,
        fill(band(profile, -0.95, 0.95), glass.liquid) +
          fill(band(profile, 0.42, 0.95), glass.liquidShade),
      ) + rect(-400, level, 800, 4, '#FFFFFF').replace('/>', ' fill-opacity="0.35"/>'),
    ) +
    fill(band(profile, 0.5, 1), '#5B6A66', 0.14) +
    fill(band(profile, -0.8, -0.66), '#FFFFFF', 0.62) +
    fill(band(profile, -0.56, -0.52), '#FFFFFF', 0.5) +
    line(silhouette, '#7F8A84', 2, 0.5) +
    '</g>'
  );
}
