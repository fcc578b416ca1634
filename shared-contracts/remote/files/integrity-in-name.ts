/**
 * The subresource integrity of a script or style sheet, out of its name: a released file is named by the SHA-256 of its
 * content (`page-cart.<43 characters of base64url>.js`). Whoever knows the name, out of a verified file or document,
 * knows what the content has to be.
 *
 * @param file name or address
 * @returns undefined for a file that is not named so
 */
export const integrityInName = (file: string): string | undefined => {
  const hash = /\.([\w-]{43})\.(?:js|css)$/.exec(file)?.[1];
  return hash && `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
};
