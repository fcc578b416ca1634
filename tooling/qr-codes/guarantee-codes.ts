import qrcode from 'qrcode-generator';
import { guaranteePage, LOCALES } from '@shop/contracts/market';

/** Light modules around a code, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/**
 * A QR code as an SVG of one path: one unit per module, dark on white in both color schemes, since readers expect it.
 * Error correction M.
 */
export const qrCodeOf = (text: string): string => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? count : end) - x}v1H${x}z`];
    }),
  );
  const size = count + 2 * QUIET_ZONE;
  const box = `-${QUIET_ZONE} -${QUIET_ZONE} ${size} ${size}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M-${QUIET_ZONE}-${QUIET_ZONE}h${size}v${size}h-${size}z"/>`,
    `<path d="${runs.join('')}"/></svg>\n`,
  ].join('');
};

/** Codes of the notice on the legal guarantee by file of `shell/public`, one per language. */
export const guaranteeCodes = (): ReadonlyMap<string, string> =>
  new Map(LOCALES.map((it) => [`guarantee-${it}.svg`, qrCodeOf(guaranteePage(it))]));
