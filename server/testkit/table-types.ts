import { join } from 'node:path';
import ts from 'typescript';

/** A column as declared in the types of `server/db/tables`. */
export interface DeclaredColumn {
  name: string;
  holds: 'number' | 'text';
  nullable: boolean;
  /** Whether it may be omitted on insert, as the database has a default. */
  generated: boolean;
}

const TABLES = join(import.meta.dirname, '..', 'db', 'tables.ts');

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** `Generated<T>` has three types; returns the one for reading. */
function readType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const face = type.getProperty('__select__');
  return face ? checker.getTypeOfSymbol(face) : type;
}

function holds(type: ts.Type, column: string): DeclaredColumn['holds'] {
  const parts = partsOf(type).filter((part) => !(part.flags & ts.TypeFlags.Null));
  if (parts.every((part) => part.flags & ts.TypeFlags.NumberLike)) return 'number';
  if (parts.every((part) => part.flags & ts.TypeFlags.StringLike)) return 'text';
  throw new Error(`${column} holds neither numbers nor text`);
}

/**
 * Returns every table of the type `Tables` with its columns, by name, as the compiler resolves the
 * declarations.
 */
export function declaredTables(): Map<string, DeclaredColumn[]> {
  const program = ts.createProgram([TABLES], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(TABLES);
  const tables =
    file && checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores('Tables'));
  if (!tables) throw new Error(`${TABLES} declares no Tables`);
  const columnsOf = (table: ts.Symbol): DeclaredColumn[] =>
    checker
      .getTypeOfSymbol(table)
      .getProperties()
      .map((column) => {
        const declared = checker.getTypeOfSymbol(column);
        const type = readType(checker, declared);
        return {
          name: column.name,
          holds: holds(type, `${table.name}.${column.name}`),
          nullable: partsOf(type).some((part) => (part.flags & ts.TypeFlags.Null) !== 0),
          generated: type !== declared,
        };
      });
  const rows = checker.getDeclaredTypeOfSymbol(tables).getProperties();
  return new Map(rows.map((table) => [table.name, columnsOf(table)]));
}
