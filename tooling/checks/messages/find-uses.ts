import ts from 'typescript';

export interface Uses {
  /** Keys in positions that accept only message keys. */
  required: Set<string>;
  /** Every string of the source. A key that is none of them is unused. */
  literals: Set<string>;
  /** Keys assembled at run time: `order.status.${status}`. */
  patterns: RegExp[];
  /** The table of shared texts, name → key, if the package has it. The table itself does not count as use. */
  table: Map<string, string>;
  /** Used names of that table. */
  names: Set<string>;
}

/** The table of texts shared by several teams (`shared-contracts/i18n/shop-texts.ts`). */
const TABLE = 'shopTexts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A pattern for a template, if its fixed parts are specific enough (at least `a.`). */
const patternOf = (node: ts.TemplateExpression): RegExp | null => {
  const parts = [node.head.text, ...node.templateSpans.map((it) => it.literal.text)];
  return /[a-z]\./iu.test(parts.join('\0'))
    ? new RegExp(`^${parts.map(escape).join('.+')}$`, 'u')
    : null;
};

/** Possible texts of an expression, as far as the source has them. */
const outcomes = (node: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node))
    return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  return [];
};

const nameOf = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

const requiredBy = (node: ts.Node): string[] => {
  if (ts.isCallExpression(node) && node.arguments[0]) {
    const [first] = node.arguments;
    if (nameOf(node.expression) === 'text') return outcomes(first);
    if (nameOf(node.expression) !== 'formatMessage' || !ts.isObjectLiteralExpression(first))
      return [];
    const id = first.properties.find(
      (it) => ts.isPropertyAssignment(it) && it.name.getText() === 'id',
    );
    return id && ts.isPropertyAssignment(id) ? outcomes(id.initializer) : [];
  }
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
  if (node.tagName.getText() !== 'FormattedMessage') return [];
  return node.attributes.properties.flatMap((it) => {
    if (!ts.isJsxAttribute(it) || it.name.getText() !== 'id' || !it.initializer) return [];
    if (ts.isStringLiteral(it.initializer)) return [it.initializer.text];
    const expression = ts.isJsxExpression(it.initializer) ? it.initializer.expression : undefined;
    return expression ? outcomes(expression) : [];
  });
};

const isTable = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === TABLE;

/** The entries of the table, if the node declares it. */
const tableIn = (node: ts.Node): [string, string][] | null => {
  if (!ts.isVariableDeclaration(node) || !isTable(node.name) || !node.initializer) return null;
  const { initializer } = node;
  const object = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isObjectLiteralExpression(object)) return null;
  return object.properties.flatMap((it) =>
    ts.isPropertyAssignment(it) && ts.isStringLiteralLike(it.initializer)
      ? [[it.name.getText(), it.initializer.text] as [string, string]]
      : [],
  );
};

/** Names of the table that a node uses: `shopTexts.name`, `const { name } = shopTexts`. */
const namesIn = (node: ts.Node): string[] => {
  if (ts.isPropertyAccessExpression(node)) return isTable(node.expression) ? [node.name.text] : [];
  if (!ts.isVariableDeclaration(node) || !isTable(node.initializer)) return [];
  return ts.isObjectBindingPattern(node.name)
    ? node.name.elements.map((it) => (it.propertyName ?? it.name).getText())
    : [];
};

/** Adds the message keys used by one source file. */
export const findUses = (fileName: string, source: string, uses: Uses): void => {
  const literals = new Set<string>();
  /** The name is chosen at run time: it may be any literal of the file. */
  let isIndexed = false;
  const visit = (node: ts.Node): void => {
    const table = tableIn(node);
    if (table) {
      for (const [name, key] of table) uses.table.set(name, key);
      return;
    }
    if (ts.isElementAccessExpression(node) && isTable(node.expression)) isIndexed = true;
    for (const name of namesIn(node)) uses.names.add(name);
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      if (pattern) uses.patterns.push(pattern);
    }
    for (const key of requiredBy(node)) uses.required.add(key);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  for (const it of literals) {
    uses.literals.add(it);
    if (isIndexed) uses.names.add(it);
  }
};
