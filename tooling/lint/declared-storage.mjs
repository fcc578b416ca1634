import { relative } from 'node:path';

/**
 * ESLint rule: code keeps data in the browser only under keys of the storage table (`shared-contracts/storage`), in
 * their area, and from the folder that owns them or reads them. Its option is the table. Reads types: a constant, or a
 * function that returns `StorageKey<…>`, counts as its key.
 */

const METHODS = new Set(['getItem', 'setItem', 'removeItem']);
const WEB_AREAS = ['localStorage', 'sessionStorage'];
const OTHER_STORES = new Set(['indexedDB', 'cookieStore']);

/** Possible keys of an expression; null for one that may be any text. The beginning of a template ends in `…`. */
const keysOf = (type) => {
  if (type.isUnion()) return type.types.flatMap(keysOf);
  if (type.isStringLiteral()) return [type.value];
  return 'texts' in type && type.texts[0] ? [`${type.texts[0]}…`] : [null];
};

/** Whether a key is the row's; a row that ends in `…` has all keys that begin so. */
const isOf = (row, key) =>
  key === row.key || (row.key.endsWith('…') && key.startsWith(row.key.slice(0, -1)));

const isIn = (file, folder) => file.startsWith(`${folder}/`);

/** @type {import('eslint').Rule.RuleModule} */
export const declaredStorage = {
  meta: {
    type: 'problem',
    messages: {
      undeclared: 'The storage table (shared-contracts/storage) has no {{area}} with this key.',
      foreign: '{{key}} belongs to {{owner}}: use its exports, or add this folder to `readBy`.',
      access: 'Use getItem, setItem and removeItem with a key of the storage table.',
      store: 'The storage table has no {{store}}.',
    },
    schema: [{ type: 'array' }],
  },
  create: (context) => {
    const [rows] = context.options;
    const services = context.sourceCode.parserServices;
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');

    const areaOf = (node) =>
      WEB_AREAS.find((it) => context.sourceCode.getText(node).endsWith(it)) ?? 'storage';
    const checkKey = (node, area) => {
      const declared = rows.filter((it) => it.area === area);
      const keys = node ? keysOf(services.getTypeAtLocation(node)) : [null];
      if (keys.some((key) => key === null || !declared.some((row) => isOf(row, key))))
        context.report({
          node: node ?? context.sourceCode.ast,
          messageId: 'undeclared',
          data: { area },
        });
    };
    /** A key that is written out: the code that does so knows its content. */
    const checkOwner = (node, text) => {
      const of = rows.filter((row) => isOf(row, text));
      if (of.length === 0) return;
      if (of.some(({ owner, readBy }) => [owner, ...readBy].some((it) => isIn(file, it)))) return;
      const [{ key, owner }] = of;
      context.report({ node, messageId: 'foreign', data: { key, owner } });
    };
    const nameOf = ({ computed, property }) =>
      computed ? (property.type === 'Literal' ? property.value : null) : property.name;
    /** Whether an expression is one of the browser's two storages, however it is reached. */
    const isStorage = (node) => services.getTypeAtLocation(node).symbol?.name === 'Storage';

    return {
      MemberExpression: (node) => {
        const { object, parent } = node;
        const name = nameOf(node);
        const isNamed = WEB_AREAS.includes(object.name ?? object.property?.name);
        if ((!isNamed && !METHODS.has(name)) || !isStorage(object)) return;
        if (name === 'length' || name === 'clear') return;
        if (METHODS.has(name) && parent.type === 'CallExpression' && parent.callee === node)
          checkKey(parent.arguments[0], areaOf(object));
        else context.report({ node, messageId: 'access' });
      },
      'AssignmentExpression[left.object.name="document"][left.property.name="cookie"]': ({
        right,
      }) => {
        const isPair = right.type === 'TemplateLiteral' && right.quasis[0].value.cooked === '';
        checkKey(isPair ? right.expressions[0] : right, 'cookie');
      },
      'NewExpression[callee.name="BroadcastChannel"]': (node) =>
        checkKey(node.arguments[0], 'BroadcastChannel'),
      Identifier: (node) => {
        if (OTHER_STORES.has(node.name))
          context.report({ node, messageId: 'store', data: { store: node.name } });
      },
      Literal: (node) => {
        if (typeof node.value === 'string') checkOwner(node, node.value);
      },
      TemplateLiteral: (node) => checkOwner(node, node.quasis[0].value.cooked),
    };
  },
};

const escaped = (text) => text.replaceAll('.', '\\.');

/**
 * ESLint rule for tests: a key of the storage table is taken from the table, so that the table is the only place that
 * has it. Its option is the table.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLiteralStorageKey = {
  meta: {
    type: 'problem',
    messages: {
      literal: 'Take {{key}} from the storage table: STORAGE, or the helpers of testing/storage.',
    },
    schema: [{ type: 'array' }],
  },
  create: (context) => {
    const [rows] = context.options;
    const keys = rows.map(({ key }) =>
      key.endsWith('…') ? escaped(key.slice(0, -1)) : `${escaped(key)}(?![\\w-])`,
    );
    const pattern = new RegExp(`(?<![\\w.-])(?:${keys.join('|')})`, 'u');
    const check = (node, text) => {
      const [key] = pattern.exec(text) ?? [];
      if (key) context.report({ node, messageId: 'literal', data: { key } });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
