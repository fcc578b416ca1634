/** Month and year a card is good until the end of. */
export interface Expiry {
  /** 1–12 */
  month: number;
  /** Four digits. */
  year: number;
}

const FORMS = [
  // 4/29, 04 / 2029, 04-29
  /^(?<month>\d{1,2})\s*[/.-]\s*(?<year>\d{2}|\d{4})$/,
  // 0429, 042029, as keyboards without a slash give it
  /^(?<month>\d{2})(?<year>\d{2}|\d{4})$/,
  // 2029-04, the form of autofill
  /^(?<year>\d{4})-(?<month>\d{2})$/,
];

/** Parses an expiry date in all formats that people and browsers write; null if it is not a date. */
export const readExpiry = (text: string): Expiry | null => {
  const trimmed = text.trim();
  for (const form of FORMS) {
    const { month, year } = form.exec(trimmed)?.groups ?? {};
    if (!month || !year) continue;
    const read = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
    return read.month >= 1 && read.month <= 12 ? read : null;
  }
  return null;
};

/** Whether a card that is good until the end of a month is so no more. */
export const isPast = ({ month, year }: Expiry, now: Date): boolean =>
  year * 12 + month - 1 < now.getFullYear() * 12 + now.getMonth();
