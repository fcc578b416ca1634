/** Countries of the shop's markets where post arrives without a postal code. */
const WITHOUT = ['HK', 'CO'];

export const usesPostalCode = (country: string | undefined): boolean =>
  country === undefined || !WITHOUT.includes(country);
