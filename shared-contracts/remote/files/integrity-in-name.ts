/**
 * The subresource integrity in the name of a script or style sheet: released files are named by the SHA-256 of their
 * content (`page-cart.<43 characters of base64url>.js`). So a name from a verified file or document implies the
 * content.
 *
 * @param file - name or URL
 * @returns undefined for other names
 */
export const integrityInName = (file: string): string | undefined => {
  const hash = /\.([\w-]{43})\.(?:js|css)$/.exec(file)?.[1];
  return hash && `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
};
