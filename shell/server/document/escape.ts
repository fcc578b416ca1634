const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? it);

/** JSON for the inside of a script tag: no `</script>` or `<!--` can end or change it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const texts = new WeakMap<object, string>();

/** As {@link jsonForScript}, once per object: for what every page of a release set contains and nothing changes. */
export const constantJson = (value: object): string => {
  const text = texts.get(value) ?? jsonForScript(value);
  texts.set(value, text);
  return text;
};
