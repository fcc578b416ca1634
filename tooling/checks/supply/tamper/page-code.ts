/** A script or style sheet that a document loads or announces. */
export interface CodeReference {
  url: string;
  integrity: string | undefined;
}

/** What a document runs, as its text says. */
export interface PageCode {
  files: CodeReference[];
  /** Executable scripts without an address; data blocks such as JSON do not count. */
  inline: string[];
  /** Handlers such as `onclick`, and addresses with `javascript:`. */
  handlers: string[];
}

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
      ],
    ),
  );

const isData = (type: string): boolean => /json|^text\/(?:plain|html)$/.test(type);
const isCodeLink = (attributes: ReadonlyMap<string, string>): boolean =>
  /stylesheet|modulepreload/.test(attributes.get('rel') ?? '') ||
  /^(?:script|style)$/.test(attributes.get('as') ?? '');

/** @param base address of the document */
export const pageCode = (html: string, base: string): PageCode => {
  const code: PageCode = { files: [], inline: [], handlers: [] };
  const add = (address: string, integrity: string | undefined) =>
    code.files.push({ url: new URL(address, base).href, integrity });
  const markup = html.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
    (_all, tag: string, content: string) => {
      const attributes = attributesOf(tag);
      const source = attributes.get('src');
      if (source !== undefined) add(source, attributes.get('integrity'));
      else if (!isData(attributes.get('type') ?? '')) code.inline.push(content.trim());
      return '';
    },
  );
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    const attributes = attributesOf(tag.slice(1));
    const href = attributes.get('href');
    if (/^<link\b/i.test(tag) && href && isCodeLink(attributes))
      add(href, attributes.get('integrity'));
    if (
      /\son[a-z]+\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')) ||
      /["'\s=]javascript:/i.test(tag)
    )
      code.handlers.push(tag);
  }
  return code;
};
