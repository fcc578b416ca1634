import type { RolloutPlan } from '../store-api/release-health.ts';

const WHOLE = /^[1-9]\d{0,6}$/;

/**
 * Parses `--rollout 1,10,50,100 --minutes 30 --views 1000`; store-api has the defaults of the last two.
 *
 * @returns the problem, if there is one
 */
export const parseRollout = (given: {
  rollout: string;
  minutes?: string | undefined;
  views?: string | undefined;
}): RolloutPlan | string => {
  const stages = given.rollout.split(',').map(Number);
  const isAscending = stages.every((it, index) => index === 0 || it > (stages[index - 1] ?? 0));
  // store-api refuses more than half for a canary: between 50 and 100 a stage would never begin.
  const isShare = (it: number) => Number.isInteger(it) && ((it >= 1 && it <= 50) || it === 100);
  if (stages.length < 2 || !isAscending || !stages.every(isShare))
    return '--rollout takes ascending percentages up to 50, then 100: 1,10,50,100.';
  for (const name of ['minutes', 'views'] as const)
    if (given[name] !== undefined && !WHOLE.test(given[name]))
      return `--${name} takes a whole number.`;
  return {
    stages,
    ...(given.minutes !== undefined && { minutes: Number(given.minutes) }),
    ...(given.views !== undefined && { views: Number(given.views) }),
  };
};
