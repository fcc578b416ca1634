/**
 * Delay of the `Retry-After` header in whole seconds; undefined without one. The header holds seconds or a date (RFC
 * 9110, 10.2.3).
 */
export const retryAfterOf = (
  headers: Pick<Headers, 'get'>,
  now = Date.now(),
): number | undefined => {
  const header = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(header)) return Number(header);
  const wait = Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};
