/** The shop's own colours, and the tints and shades the drawings need between them. */
export const palette = {
  paper: '#FBF8F3',
  cream: '#F4EDDF',
  straw: '#E9DFC8',
  strawDeep: '#DBCDAE',
  strawShade: '#C9B892',
  ink: '#22201D',
  wine: '#6E1F33',
  wineDeep: '#4B1423',
  spring: '#1F5C63',
  springDeep: '#143F45',
  gold: '#B08D49',
  goldDeep: '#8C6C30',
  terracotta: '#B4593A',
  olive: '#6C6B3A',
  rose: '#D9998A',
  white: '#FFFDF9',
} as const;

/** Background planes: wall (also the placeholder while a picture loads), motif behind the bottle, table, shadow. */
export const backdrops = {
  straw: { wall: '#EEE5D2', motif: '#E5D9BE', table: '#DDCFB0', shadow: '#C8B68F' },
  paper: { wall: '#F5EFE4', motif: '#EBE2CF', table: '#E4D9C2', shadow: '#CFC1A2' },
  rose: { wall: '#F2E3D8', motif: '#EBD2C4', table: '#E2C6B4', shadow: '#CBA793' },
  olive: { wall: '#E9E7D3', motif: '#DBDABD', table: '#D0CFAC', shadow: '#B3B388' },
  spring: { wall: '#E4EBE5', motif: '#D2DFDA', table: '#C3D3CD', shadow: '#9DB6B1' },
  clay: { wall: '#EFDFCB', motif: '#E7CEB0', table: '#DDBF9B', shadow: '#C29D73' },
} as const;

export type BackdropName = keyof typeof backdrops;
export type Backdrop = (typeof backdrops)[BackdropName];

/** Glass as flat tonal planes: body, shaded side, lit side and the empty neck above the liquid. */
export const glasses = {
  night: { body: '#272B24', shade: '#191C18', light: '#4A5145', empty: '#3A4036', clear: false },
  green: { body: '#3B4B33', shade: '#293724', light: '#66785A', empty: '#56684B', clear: false },
  leaf: { body: '#6B6A33', shade: '#525225', light: '#96945A', empty: '#898751', clear: false },
  amber: { body: '#6A3F1C', shade: '#4D2C12', light: '#976539', empty: '#895A31', clear: false },
  gold: { body: '#DDBD69', shade: '#C6A24C', light: '#F0DDA2', empty: '#E7E6D6', clear: true },
  pale: { body: '#E6D796', shade: '#D0BD74', light: '#F5EDC6', empty: '#E9ECE2', clear: true },
  rosato: { body: '#DD9383', shade: '#C87969', light: '#F0BDB0', empty: '#EBE4DC', clear: true },
  honey: { body: '#BE7C2B', shade: '#9F611C', light: '#DDA75D', empty: '#E9DFCB', clear: true },
  water: { body: '#BFD8D6', shade: '#A3C4C2', light: '#E6F1EE', empty: '#D9E8E4', clear: true },
  aqua: { body: '#6FA39F', shade: '#528985', light: '#A5CAC5', empty: '#93BDB8', clear: true },
  spring: { body: '#2E6A63', shade: '#1F514C', light: '#62958C', empty: '#4D847B', clear: false },
} as const;

export type GlassName = keyof typeof glasses;
