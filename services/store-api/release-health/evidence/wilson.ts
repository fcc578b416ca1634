/**
 * Wilson score interval of a rate.
 *
 * @param samples - at least 1
 * @param z - standard errors: 1.96 for 95 %
 */
export const wilson = (bad: number, samples: number, z: number): [number, number] => {
  const rate = bad / samples;
  const shrink = 1 + (z * z) / samples;
  const center = (rate + (z * z) / (2 * samples)) / shrink;
  const spread =
    (z / shrink) * Math.sqrt((rate * (1 - rate)) / samples + (z * z) / (4 * samples * samples));
  return [Math.max(0, center - spread), Math.min(1, center + spread)];
};
