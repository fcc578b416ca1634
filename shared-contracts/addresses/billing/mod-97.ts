/** Remainder by 97 of a number too long for a number (ISO 7064, MOD 97-10), digit by digit; letters count from 10. */
export const mod97 = (text: string): number =>
  [...text].reduce((rest, character) => {
    const value = parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
