/** Descriptor of a face; an empty string if the face has none. */
const descriptor = (face, name) =>
  new RegExp(`${name}:\\s*([^;}]+)`).exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';

/**
 * Loader of style sheets that declare fonts: where a face requests its file as `…woff2?subset`, the address gets the
 * characters and weights of that face, and `subset-font.mjs` leaves out the rest of the file. So both have one list:
 * the file contains exactly what browsers request it for.
 *
 * @param {string} css
 */
export default function fontFacesLoader(css) {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const characters = descriptor(face, 'unicode-range').replaceAll(' ', '');
    const weights = descriptor(face, 'font-weight').replace(' ', '-');
    return face.replaceAll('.woff2?subset', `.woff2?subset=${characters};${weights}`);
  });
}
