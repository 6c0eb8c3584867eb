import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface ModuleImport {
  /** A path relative to the project for a relative import, or the package as written. */
  target: string;
  relative: boolean;
  /** Nothing remains once types are stripped. */
  typeOnly: boolean;
  /** Loaded on demand by `import()`. */
  lazy: boolean;
  line: number;
}

interface Found {
  specifier: string;
  typeOnly: boolean;
  lazy: boolean;
  start: number;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

function found(file: string, source: string): Found[] {
  const { module } = parseSync(file, source);
  const imports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    lazy: false,
    start: statement.start,
  }));
  const exports = module.staticExports.flatMap((statement) => {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!from) return [];
    const typeOnly = statement.entries.every((entry) => entry.isType);
    return [{ specifier: from.value, typeOnly, lazy: false, start: statement.start }];
  });
  const lazy = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^(['"`])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [{ specifier: literal[2] ?? '', typeOnly: false, lazy: true, start }] : [];
  });
  return [...imports, ...exports, ...lazy];
}

/** All imports, re-exports and `import('…')` of a TypeScript file. `file` is relative to the project. */
export function moduleImports(file: string, source: string): ModuleImport[] {
  return found(file, source).map(({ specifier, typeOnly, lazy, start }) => {
    const path = specifier.replace(/\?.*$/, '');
    const relative = path.startsWith('.');
    const target = relative ? posix.normalize(posix.join(posix.dirname(file), path)) : path;
    return { target, relative, typeOnly, lazy, line: lineAt(source, start) };
  });
}
