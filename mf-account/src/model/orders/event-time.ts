const pad = (part: number): string => String(part).padStart(2, '0');

/** `2026-11-20 09:05` on the visitor's clock: of something that just happened the day is not enough. Dates as M8 has them. */
export const eventTime = (at: string): string => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
};
