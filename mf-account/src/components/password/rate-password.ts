import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords are strong anyway, and slow to rate. */
const MOST_CHARACTERS = 64;

const rating = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: MOST_CHARACTERS,
});

/**
 * Strength of a password: 0 (trivial) to 4 (strong). Known passwords, keyboard patterns, dates and data of the
 * customer count as guessable.
 */
export const ratePassword = (password: string, about: readonly string[]): 0 | 1 | 2 | 3 | 4 =>
  rating.check(
    password,
    // An address is guessed by its parts too.
    about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean),
  ).score;
