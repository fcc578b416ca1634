import { isItemCode } from '../../../model/item/item-code.ts';

/** The items that kept lines stand for; a line that stands for none is left out (E5). */
export const wantedOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, kind, code = ''] = /^(sku|bundle) (.{1,100})$/.exec(line) ?? [];
    return isItemCode(code) ? [{ kind: kind as 'sku' | 'bundle', code }] : [];
  });
