import type { Profile } from './profile.ts';

/** The shape of a bottle; all lengths in user units for a bottle of 0.75 l. */
export interface BottleShape {
  readonly profile: Profile;
  readonly height: number;
  readonly halfWidth: number;
  readonly neck: number;
  /** Where capsule, foil or cap end. */
  readonly capsuleEnd: number;
  /** Surface of the liquid. */
  readonly level: number;
  /** Straight part of the body, where a label sits. */
  readonly label: readonly [top: number, bottom: number];
}

const foot = (half: number, height: number) =>
  [half, height - 4, half - 6, height, half - 14, height] as const;

export const bottles = {
  bordeaux: {
    profile: {
      start: [27, 0],
      steps: [[27, 158], [27, 214, 104, 188, 104, 278], [104, 696], foot(104, 720)],
    },
    height: 720,
    halfWidth: 104,
    neck: 27,
    capsuleEnd: 148,
    level: 120,
    label: [330, 640],
  },
  burgundy: {
    profile: {
      start: [28, 0],
      steps: [[29, 138], [33, 250, 112, 264, 112, 394], [112, 686], foot(112, 712)],
    },
    height: 712,
    halfWidth: 112,
    neck: 28.5,
    capsuleEnd: 128,
    level: 132,
    label: [392, 640],
  },
  sparkling: {
    profile: {
      start: [27, 0],
      steps: [[31, 118], [40, 262, 114, 262, 114, 402], [114, 688], foot(114, 716)],
    },
    height: 716,
    halfWidth: 114,
    neck: 30,
    capsuleEnd: 214,
    level: 120,
    label: [400, 640],
  },
  flute: {
    profile: {
      start: [25, 0],
      steps: [[26, 110], [32, 268, 88, 300, 88, 470], [88, 748], foot(88, 770)],
    },
    height: 770,
    halfWidth: 88,
    neck: 26,
    capsuleEnd: 132,
    level: 150,
    label: [472, 690],
  },
  slender: {
    profile: {
      start: [24, 0],
      steps: [[24, 196], [24, 232, 74, 222, 74, 286], [74, 666], foot(74, 690)],
    },
    height: 690,
    halfWidth: 74,
    neck: 24,
    capsuleEnd: 136,
    level: 150,
    label: [348, 604],
  },
  drop: {
    profile: {
      start: [25, 0],
      steps: [[25, 62], [27, 250, 102, 250, 102, 420], [102, 676], foot(102, 704)],
    },
    height: 704,
    halfWidth: 102,
    neck: 25,
    capsuleEnd: 58,
    level: 108,
    label: [410, 620],
  },
  column: {
    profile: {
      start: [25, 0],
      steps: [[25, 150], [25, 186, 92, 176, 92, 228], [92, 690], foot(92, 712)],
    },
    height: 712,
    halfWidth: 92,
    neck: 25,
    capsuleEnd: 56,
    level: 126,
    label: [320, 600],
  },
  table: {
    profile: {
      start: [28, 0],
      steps: [
        [28, 70],
        [28, 196, 114, 176, 114, 300],
        [114, 380],
        [114, 404, 108, 404, 108, 428],
        [108, 590],
        [108, 612, 114, 612, 114, 634],
        [114, 690],
        foot(114, 714),
      ],
    },
    height: 714,
    halfWidth: 114,
    neck: 28,
    capsuleEnd: 54,
    level: 118,
    label: [404, 614],
  },
} as const satisfies Record<string, BottleShape>;

export type BottleName = keyof typeof bottles;
