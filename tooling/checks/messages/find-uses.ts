import ts from 'typescript';

export interface Uses {
  /** Keys that stand where only a message key can stand. */
  required: Set<string>;
  /** Every string of the source: a key that is none of them is used nowhere. */
  literals: Set<string>;
  /** Keys put together at run time: `order.status.${status}`. */
  patterns: RegExp[];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A pattern for a template, if its fixed parts say enough to be a key (`a.` at least). */
const patternOf = (node: ts.TemplateExpression): RegExp | null => {
  const parts = [node.head.text, ...node.templateSpans.map((it) => it.literal.text)];
  return /[a-z]\./iu.test(parts.join('\0'))
    ? new RegExp(`^${parts.map(escape).join('.+')}$`, 'u')
    : null;
};

/** The texts an expression can come to, as far as they stand in the source. */
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

/** Adds the message keys that one source file uses. */
export const findUses = (fileName: string, source: string, uses: Uses): void => {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      if (pattern) uses.patterns.push(pattern);
    }
    for (const key of requiredBy(node)) uses.required.add(key);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
};
