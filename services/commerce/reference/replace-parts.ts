/** Replaces the text between `<!-- name -->` and `<!-- /name -->`; throws if the marks are missing. */
export const replaceParts = (text: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((whole, [name, part]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = whole.indexOf(open);
    const to = whole.indexOf(close);
    if (from < 0 || to < from) throw new Error(`the text has no place for ${open}`);
    return `${whole.slice(0, from + open.length)}\n\n${part}\n\n${whole.slice(to)}`;
  }, text);
