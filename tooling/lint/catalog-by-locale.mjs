/**
 * ESLint rule: a catalog of messages is chosen by the locale of the market (`selectLocale`), which is `en` for all
 * English. `useIntl().locale` is the tag that texts are formatted by, `en-GB` or `en-US`, and names no catalog.
 */

const isUseIntl = (node) => node?.type === 'CallExpression' && node.callee.name === 'useIntl';

/** `… as Locale` and the like are about types only. */
const bare = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSNonNullExpression'
    ? bare(node.expression)
    : node;

const declarationOf = (scope, name) => {
  for (let it = scope; it; it = it.upper) {
    const variable = it.set.get(name);
    if (variable) return variable.defs[0]?.node;
  }
  return undefined;
};

/** Whether the expression is the tag, or cut from it. */
const isTag = (expression, scope) => {
  const node = bare(expression);
  if (node?.type === 'Identifier') {
    const declared = declarationOf(scope, node.name);
    if (declared?.type !== 'VariableDeclarator') return false;
    if (declared.id.type === 'ObjectPattern')
      return (
        isUseIntl(declared.init) &&
        declared.id.properties.some(
          ({ key, value }) => key?.name === 'locale' && value?.name === node.name,
        )
      );
    return isTag(declared.init, scope);
  }
  if (node?.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return isTag(node.callee.object, scope);
  if (node?.type !== 'MemberExpression' || node.property.name !== 'locale') return false;
  const { object } = node;
  return isUseIntl(object) || isUseIntl(declarationOf(scope, object.name)?.init);
};

/** @type {import('eslint').Rule.RuleModule} */
export const catalogByLocale = {
  meta: {
    type: 'problem',
    messages: {
      tag: 'useIntl().locale is a language tag (en-GB, en-US). Choose messages by selectLocale.',
    },
    schema: [],
  },
  create: (context) => {
    const check = (place) => (node) => {
      const value = place(node);
      if (value && isTag(value, context.sourceCode.getScope(node)))
        context.report({ node, messageId: 'tag' });
    };
    return {
      MemberExpression: check(({ computed, property }) => computed && property),
      'JSXOpeningElement[name.name="MessagesProvider"] > JSXAttribute[name.name="locale"]': check(
        ({ value }) => value?.expression,
      ),
      'TSAsExpression[typeAnnotation.typeName.name="Locale"]': check(
        ({ expression }) => expression,
      ),
      'CallExpression[callee.name=/^load/]': check((node) =>
        node.arguments.find((it) => isTag(it, context.sourceCode.getScope(node))),
      ),
    };
  },
};
