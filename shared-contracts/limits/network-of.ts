/**
 * Whom an address stands for: a household has one IPv4 address, but 2^64 IPv6 addresses. An IPv4 address as it is,
 * also from its IPv6 form; of an IPv6 address the first 64 bits.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':');
};
