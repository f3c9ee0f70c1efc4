import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Room {
  /** Rooms, files of the root and packages that a file of this room may import beside its own room. `*` ends a prefix. */
  imports: string[];
  /** No Node, no clock, no chance, no waiting: the same text gives the same answer. */
  pure: boolean;
  /** Its files that run in Node only, and may import `node:` modules. Only they may import one another. */
  inNode?: RegExp;
  /** May load a built file by a path that it works out. */
  loadsByPath?: boolean;
}

const ROOMS: Record<string, Room> = {
  grammar: { imports: ['chevrotain'], pure: true },
  service: { imports: ['grammar', 'fastest-levenshtein', 'diff'], pure: true },
  server: { imports: ['grammar', 'service', 'vscode-languageserver*'], pure: false, inNode: /(?:^|[/-])node(?:[.-]|$)/ },
  cli: { imports: ['grammar', 'service', 'server', 'package.json', 'npm:*'], pure: false, loadsByPath: true },
  client: { imports: ['npm:*'], pure: false },
};

const MAX_LINES = 400;
const IMPURE_GLOBALS = new Set(['process', 'fetch', 'console', 'Buffer', 'require', 'global', 'globalThis', 'window', 'self', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise']);
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random']);

/** What is wrong with this file under the law of the rooms; `path` is relative to the root, with slashes. */
function breaches(path: string, source: string): string[] {
  const room = ROOMS[path.split('/')[0]!]!;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return [...importBreaches(path, file), ...(room.pure ? impurities(file) : []), ...lengthBreach(path, source)].map((breach) => `${path}: ${breach}`);
}

function importBreaches(path: string, file: ts.SourceFile): string[] {
  return importsOf(file).flatMap((specifier) => {
    if (specifier === null) return ROOMS[path.split('/')[0]!]!.loadsByPath ? [] : ['imports by a computed name'];
    const isRelative = specifier.startsWith('.');
    if (isRelative && !/\.(ts|json)$/.test(specifier)) return [`imports "${specifier}" without its ending`];
    return mayImport(path, specifier) ? [] : [`must not import "${specifier}"`];
  });
}

function mayImport(path: string, specifier: string): boolean {
  const ownRoom = path.split('/')[0]!;
  const { imports, inNode } = ROOMS[ownRoom]!;
  if (inNode?.test(posix.basename(path)) && specifier.startsWith('node:')) return true;
  if (inNode && !inNode.test(posix.basename(path)) && specifier.startsWith('.') && inNode.test(posix.basename(specifier))) return false;
  if (specifier.startsWith('.')) {
    const [target] = posix.join(posix.dirname(path), specifier).split('/');
    return target === ownRoom || imports.includes(target!);
  }
  if (specifier.startsWith('/') || specifier === 'cardwright' || specifier.startsWith('cardwright/')) return false;
  return imports.some((allowed) => allowed === 'npm:*' || specifier === allowed || specifier.startsWith(`${allowed}/`) || (allowed.endsWith('*') && specifier.startsWith(allowed.slice(0, -1))));
}

/** The specifiers of every import, export-from, `import()`, `require()` and import type; null where one is computed. */
function importsOf(file: ts.SourceFile): (string | null)[] {
  const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);
  return nodesOf(file).flatMap((node) => {
    if (ts.isImportDeclaration(node)) return [literal(node.moduleSpecifier)];
    if (ts.isExportDeclaration(node)) return node.moduleSpecifier ? [literal(node.moduleSpecifier)] : [];
    if (ts.isExternalModuleReference(node)) return [literal(node.expression)];
    if (ts.isImportTypeNode(node)) return [ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null];
    const isImportCall = ts.isCallExpression(node) && (node.expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(node.expression) && node.expression.text === 'require'));
    return isImportCall ? [literal(node.arguments[0])] : [];
  });
}

function impurities(file: ts.SourceFile): string[] {
  const own = declaredNames(file);
  return nodesOf(file).flatMap((node) => {
    if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)) return ['waits: async and await belong to the server and the command line'];
    if (ts.isForOfStatement(node) && node.awaitModifier) return ['waits: for await belongs to the server and the command line'];
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return ['reads the clock with new Date()'];
    if (ts.isPropertyAccessExpression(node) && IMPURE_MEMBERS.has(node.getText())) return [`uses ${node.getText()}`];
    return ts.isIdentifier(node) && IMPURE_GLOBALS.has(node.text) && !own.has(node.text) && !isOnlyAName(node) ? [`uses ${node.text}`] : [];
  });
}

/** Names of variables, parameters, functions and imports: in this file they are no globals. */
function declaredNames(file: ts.SourceFile): Set<string> {
  const names = nodesOf(file).flatMap((node) => {
    const isDeclaration = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node) || ts.isImportSpecifier(node);
    return isDeclaration && node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
  });
  return new Set(names);
}

/** The name of a property, not a reference to a global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const isMember = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent) || ts.isEnumMember(parent);
  return isMember && parent.name === node;
}

function nodesOf(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return nodes;
}

function lengthBreach(path: string, source: string): string[] {
  const isData = path.startsWith('grammar/vocabulary/') || source.startsWith('// Generated');
  const lines = source.replace(/\n$/, '').split('\n').length;
  return isData || lines <= MAX_LINES ? [] : [`has ${lines} lines, more than ${MAX_LINES}`];
}

const root = dirname(import.meta.dirname);

const filesOf = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'));

describe.each(Object.keys(ROOMS))('the room %s', (room) => {
  test('keeps the law', () => {
    const files = filesOf(room);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => breaches(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});

const BREACHES: [string, string, string][] = [
  ['grammar/a.ts', "import { x } from '../service/index.ts';", 'must not import "../service/index.ts"'],
  ['grammar/deep/a.ts', "import { x } from '../../cli/main.ts';", 'must not import "../../cli/main.ts"'],
  ['grammar/a.ts', "import { distance } from 'fastest-levenshtein';", 'must not import "fastest-levenshtein"'],
  ['grammar/a.ts', "import { readFileSync } from 'node:fs';", 'must not import "node:fs"'],
  ['grammar/a.ts', "import fs from 'fs';", 'must not import "fs"'],
  ['grammar/a.ts', "import { x } from 'chevrotain-allstar';", 'must not import "chevrotain-allstar"'],
  ['service/a.ts', "import { Lexer } from 'chevrotain';", 'must not import "chevrotain"'],
  ['service/a.ts', "import type { Hover } from 'vscode-languageserver';", 'must not import "vscode-languageserver"'],
  ['service/a.ts', "export * from '../server/guard.ts';", 'must not import "../server/guard.ts"'],
  ['service/a.ts', "type H = import('vscode-languageserver').Hover;", 'must not import "vscode-languageserver"'],
  ['server/a.ts', "import { x } from '../cli/main.ts';", 'must not import "../cli/main.ts"'],
  ['server/a.ts', "import { x } from '../client/main-node.ts';", 'must not import "../client/main-node.ts"'],
  ['server/a.ts', "import { x } from 'node:path';", 'must not import "node:path"'],
  ['server/a.ts', "const x = await import('node:path');", 'must not import "node:path"'],
  ['server/a.ts', "const x = require('path');", 'must not import "path"'],
  ['server/a.ts', "import path = require('path');", 'must not import "path"'],
  ['server/a.ts', 'const x = (name: string) => import(name);', 'imports by a computed name'],
  ['server/a.ts', "import { x } from './node-files.ts';", 'must not import "./node-files.ts"'],
  ['server/main-browser.ts', "import { startNodeServer } from './start-node-server.ts';", 'must not import "./start-node-server.ts"'],
  ['server/node-files.ts', "import { x } from 'tinyglobby';", 'must not import "tinyglobby"'],
  ['cli/a.ts', "import { x } from '../client/main-node.ts';", 'must not import "../client/main-node.ts"'],
  ['cli/a.ts', "import { x } from '../tools/generate.ts';", 'must not import "../tools/generate.ts"'],
  ['client/a.ts', "import { x } from '../grammar/index.ts';", 'must not import "../grammar/index.ts"'],
  ['client/a.ts', "import { x } from '../server/to-lsp.ts';", 'must not import "../server/to-lsp.ts"'],
  ['client/a.ts', "import { x } from 'cardwright/server';", 'must not import "cardwright/server"'],
  ['cli/a.ts', "import { x } from '../README.json';", 'must not import "../README.json"'],
  ['service/a.ts', "import { version } from '../package.json';", 'must not import "../package.json"'],
  ['cli/a.ts', "import { x } from './b';", 'imports "./b" without its ending'],
  ['grammar/a.ts', "import { x } from '../server';", 'imports "../server" without its ending'],
  ['grammar/a.ts', 'export const x = process.env;', 'uses process'],
  ['grammar/a.ts', 'console.log(1);', 'uses console'],
  ['service/a.ts', "fetch('x');", 'uses fetch'],
  ['service/a.ts', 'const { env } = process;', 'uses process'],
  ['service/a.ts', 'const x = { process };', 'uses process'],
  ['service/a.ts', 'const x = Date.now();', 'uses Date.now'],
  ['service/a.ts', 'const x = new Date();', 'reads the clock with new Date()'],
  ['service/a.ts', 'const x = Math.random();', 'uses Math.random'],
  ['service/a.ts', 'export async function f() {}', 'waits: async and await belong to the server and the command line'],
  ['service/a.ts', 'export const f = async () => 1;', 'waits: async and await belong to the server and the command line'],
  ['service/a.ts', 'await x;', 'waits: async and await belong to the server and the command line'],
  ['service/a.ts', 'let x: Promise<string>;', 'uses Promise'],
  ['grammar/a.ts', 'setTimeout(f);', 'uses setTimeout'],
  ['grammar/a.ts', 'x;\n'.repeat(401), 'has 401 lines, more than 400'],
  ['client/a.ts', '// hand-made\n' + 'x;\n'.repeat(400), 'has 401 lines, more than 400'],
];

test.each(BREACHES)('the checker finds a breach in %s: %s', (path, source, breach) => {
  expect(breaches(path, source)).toContain(`${path}: ${breach}`);
});

const LAWFUL: [string, string][] = [
  ['grammar/a/b.ts', "import { Lexer } from 'chevrotain';\nimport { x } from '../span.ts';\nexport * from './c.ts';"],
  ['service/a.ts', "import { x } from '../grammar/index.ts';\nimport { distance } from 'fastest-levenshtein';\nimport { diffWords } from 'diff';"],
  ['server/a.ts', "import { x } from '../service/index.ts';\nimport { c } from 'vscode-languageserver/node';\nimport { TextDocument } from 'vscode-languageserver-textdocument';\nawait Promise.resolve(process);"],
  ['server/start-node-server.ts', "import { nodeFiles } from './node-files.ts';\nimport { stat } from 'node:fs/promises';"],
  ['cli/a.ts', "import { x } from '../server/start-node-server.ts';\nimport fs from 'node:fs';\nimport pc from 'picocolors';\nimport { version } from '../package.json';\nawait import(url.href);"],
  ['client/a.ts', "import * as vscode from 'vscode';\nimport { LanguageClient } from 'vscode-languageclient/node';\nimport { x } from './b.ts';"],
  ['service/a.ts', '// import { x } from "node:fs"; process.exit()\nexport const text = "await fetch(process)";'],
  ['grammar/a.ts', 'const actions = { fetch: 1, process: 2 };\nexport const x = actions.fetch + actions.process;\ninterface A { console: string; self: string }'],
  ['grammar/a.ts', 'export const x = (at: number) => new Date(at);'],
  ['grammar/a.ts', 'export const self = (self: number) => self + 1;'],
  ['grammar/vocabulary/a.ts', 'x;\n'.repeat(900)],
  ['service/a.ts', '// Generated by tools/generate.ts\n' + 'x;\n'.repeat(900)],
  ['service/b.ts', 'x;\n'.repeat(400)],
];

test.each(LAWFUL)('the checker finds nothing wrong in a lawful %s: %s', (path, source) => {
  expect(breaches(path, source)).toEqual([]);
});
