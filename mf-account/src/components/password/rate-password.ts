import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer ones are strong anyway, and take long to look at. */
const MOST_CHARACTERS = 64;

const rating = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: MOST_CHARACTERS,
});

/**
 * How hard a password is to guess: 0 by anyone, 4 by no one soon. Known passwords, keyboard patterns, dates, and what is
 * known of the customer count as guessed.
 */
export const ratePassword = (password: string, about: readonly string[]): 0 | 1 | 2 | 3 | 4 =>
  rating.check(
    password,
    // An address is guessed by its parts too.
    about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean),
  ).score;
