import ts from 'typescript';
import { byCodePoint } from './entries.ts';

/** A declaration as the report shows it. */
export interface Declaration {
  /** TypeScript, without comments and bodies. */
  readonly text: string;
  /** Symbols that the text names. */
  readonly names: ReadonlySet<ts.Symbol>;
}

/** Names stay as in the sources, even if the entry does not export them: an expanded alias of a library is pages long. */
const TYPE_FLAGS =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);
const print = (node: ts.Node, file = blank): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, file);

/**
 * Removes what is no part of a type: the order of a union, which is the order in which the compiler met its members, and
 * names of destructured parameters.
 */
const normalize = (type: ts.TypeNode): ts.TypeNode => {
  const transform: ts.TransformerFactory<ts.TypeNode> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, visit, context);
      if (ts.isParameter(visited) && !ts.isIdentifier(visited.name)) {
        const { modifiers, dotDotDotToken, questionToken, type, initializer } = visited;
        return ts.factory.updateParameterDeclaration(
          ...[visited, modifiers, dotDotDotToken, 'input', questionToken, type, initializer],
        );
      }
      if (!ts.isUnionTypeNode(visited)) return visited;
      const members = visited.types.map((it) => [print(it), it] as const);
      members.sort(([one], [other]) => byCodePoint(one, other));
      return ts.factory.createUnionTypeNode(members.map(([, it]) => it));
    };
    return (node) => visit(node) as ts.TypeNode;
  };
  const [normalized = type] = ts.transform(type, [transform]).transformed;
  return normalized;
};

/** Symbols of the identifiers below a node: of the sources, or those that the compiler attached to nodes it made. */
const namesIn = (root: ts.Node, checker: ts.TypeChecker): Set<ts.Symbol> => {
  const names = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const made = (node as { symbol?: ts.Symbol }).symbol;
      const symbol = made ?? (node.pos >= 0 ? checker.getSymbolAtLocation(node) : undefined);
      if (symbol)
        names.add(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
};

const isWritten = (
  node: ts.Declaration,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);

/** Interfaces and types as they are written, under the exported name and without `export`. */
const declareType = (name: string, node: ts.Declaration, checker: ts.TypeChecker): Declaration => ({
  text: print(node, node.getSourceFile())
    .replace(/^(?:export |default |declare )+/, '')
    .replace(/^(interface|type|enum) [\w$]+/, `$1 ${name}`),
  names: namesIn(node, checker),
});

/** A name or member with a type: `name: string`. */
const typed = (name: string, type: ts.Type, checker: ts.TypeChecker): Declaration => {
  const node = checker.typeToTypeNode(type, undefined, TYPE_FLAGS);
  if (!node) throw new Error(`${name} has a type that cannot be written`);
  return { text: `${name}: ${print(normalize(node))};`, names: namesIn(node, checker) };
};

const declareValue = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Declaration => {
  const { text, names } = typed(name, checker.getTypeOfSymbol(symbol), checker);
  return { text: `declare const ${text}`, names };
};

const isPublic = (member: ts.ClassElement): boolean =>
  !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) &&
  !(member.name && ts.isPrivateIdentifier(member.name));

/** A class with its own public members, and the types of those it inherits. */
const declareClass = (
  name: string,
  node: ts.ClassDeclaration,
  checker: ts.TypeChecker,
): Declaration => {
  const members = node.members.filter(isPublic).flatMap((it) => {
    if (ts.isConstructorDeclaration(it)) {
      const parameters = it.parameters.map((at) => print(at, node.getSourceFile())).join(', ');
      return { text: `constructor(${parameters});`, names: namesIn(it, checker) };
    }
    if (!it.name) return [];
    const isStatic = ts.getCombinedModifierFlags(it) & ts.ModifierFlags.Static;
    return typed(
      `${isStatic ? 'static ' : ''}${it.name.getText()}`,
      checker.getTypeAtLocation(it),
      checker,
    );
  });
  const heritage = (node.heritageClauses ?? []).map((it) => print(it, node.getSourceFile()));
  return {
    text: `declare class ${name} ${heritage.join(' ')} {${members.map(({ text }) => text).join('\n')}}`,
    names: new Set([
      ...members.flatMap((it) => [...it.names]),
      ...(node.heritageClauses ?? []).flatMap((it) => [...namesIn(it, checker)]),
    ]),
  };
};

/**
 * Declares what a name stands for: its type as written, its value with its type, or both.
 *
 * @param name under which it is exported
 * @param symbol behind all re-exports
 */
export const declare = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Declaration => {
  const types = (symbol.declarations ?? []).filter(isWritten);
  const parts = types.map((it) => declareType(name, it, checker));
  const shape = symbol.declarations?.find(ts.isClassDeclaration);
  if (shape) parts.push(declareClass(name, shape, checker));
  else if (symbol.flags & ts.SymbolFlags.Value) parts.push(declareValue(name, symbol, checker));
  return {
    text: parts.map(({ text }) => text).join('\n'),
    names: new Set(parts.flatMap(({ names }) => [...names])),
  };
};
