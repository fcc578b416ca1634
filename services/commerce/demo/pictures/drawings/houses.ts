import type { Label } from '../labels/label.ts';
import { palette } from '../palette.ts';

type House = Omit<Label, 'wine' | 'small'>;

const house = (
  layout: House['layout'],
  name: string,
  ornament: House['ornament'],
  [paper, ink, accent]: readonly [string, string, string],
): House => ({ layout, house: name, ornament, paper, ink, accent });

const { paper, cream, white, ink, wine, wineDeep, spring, springDeep, gold, goldDeep, terracotta } =
  palette;

/** How each house prints its labels. */
export const houses = {
  orsarola: house('classic', 'CASCINA ORSAROLA', 'leaf', [cream, ink, wine]),
  sassofiore: house('landscape', 'PODERE SASSOFIORE', 'cypresses', [cream, '#5B3A29', terracotta]),
  valmorata: house('arch', 'TENUTA VALMORATA', 'arch', [paper, wineDeep, goldDeep]),
  lumenera: house('block', 'MASSERIA LUMENERA', 'sun', [cream, ink, terracotta]),
  nivera: house('upright', 'CONTRADA NIVERA', 'volcano', [white, ink, terracotta]),
  clarin: house('seal', 'MASO CLARIN', 'mountains', [cream, '#26382F', gold]),
  ventoso: house('strip', 'STAZZU VENTOSO', 'wind', [cream, springDeep, terracotta]),
  saracinella: house('classic', 'TORRE SARACINELLA', 'tower', [paper, '#33291F', goldDeep]),
  rondinaia: house('block', 'COLLE RONDINAIA', 'swallow', [paper, '#2C3A2C', '#3A5244']),
  brumale: house('arch', 'RONCO BRUMALE', 'moon', [paper, '#2B3440', goldDeep]),
  garganella: house('arch', 'CORTE GARGANELLA', 'shell', [white, '#4A2A28', '#B7705C']),
  pellarin: house('classic', 'CASE PELLARIN', 'bubbles', [white, '#2F3B2C', '#7E8547']),
  aldegara: house('classic', 'CORTE ALDEGARA', 'column', [paper, ink, goldDeep]),
  gramolza: house('block', 'CORTE GRAMOLZA', 'grapes', [cream, wineDeep, '#7C2740']),
  ventrina: house('landscape', 'CASALE VENTRINA', 'mountains', [cream, '#3C4A2E', '#C0873A']),
  solinea: house('strip', 'BAGLIO SOLINEA', 'dawn', [paper, '#2B3440', terracotta]),
  granida: house('printed', 'FONTE GRANIDA', 'diamond', [white, '#2A4A52', '#5E8C8A']),
  nivale: house('printed', 'FONTE NIVALE', 'mountains', [white, springDeep, spring]),
  nivaleDark: house('printed', 'FONTE NIVALE', 'mountains', [white, '#F5F1E6', '#C9DFD8']),
  lumia: house('strip', 'FONTE LUMIA', 'drops', [white, springDeep, spring]),
  tufara: house('arch', 'FONTE TUFARA', 'dawn', [white, '#25424B', terracotta]),
  selvataDark: house('printed', 'FONTE SELVATA', 'waves', [white, '#F5F1E6', '#BFE0D6']),
  selvata: house('printed', 'FONTE SELVATA', 'waves', [white, '#1D4A50', '#3E7F7A']),
} as const satisfies Record<string, House>;

/** A house's label for one of its bottles. */
export const labelOf = (name: keyof typeof houses, wineName: string, small: string): Label => ({
  ...houses[name],
  wine: wineName,
  small,
});
