import type { ModuleImport } from './module-imports.ts';

type Layer =
  | 'app'
  | 'routes'
  | 'page'
  | 'widgets'
  | 'features'
  | 'state'
  | 'machines'
  | 'graphql'
  | 'components'
  | 'lib'
  | 'config'
  | 'i18n'
  | 'styles'
  | 'test';

/** Imports run from a higher number to a lower one, never between different layers of one number. */
const heights: Record<Layer, number> = {
  app: 8,
  routes: 7,
  page: 6,
  widgets: 5,
  features: 4,
  state: 3,
  machines: 2,
  graphql: 2,
  components: 2,
  lib: 1,
  config: 1,
  i18n: 1,
  styles: 1,
  test: 9,
};

const FOUNDATION = 1;

interface Place {
  layer: Layer;
  /** The folder inside the layer, e.g. `cart` in `src/features/cart/Cart.tsx`; empty for a file at its top. */
  room: string;
}

function placeOf(file: string): Place | null {
  const [area, layer = '', ...rest] = file.split('/');
  if (area !== 'src') return null;
  if (rest.length === 0) return { layer: 'app', room: '' };
  if (!(layer in heights)) return null;
  return { layer: layer as Layer, room: rest.length > 1 ? (rest[0] ?? '') : '' };
}

const isGeneratedType = (imported: ModuleImport) =>
  imported.typeOnly && imported.target.startsWith('src/graphql/generated/');

function packageProblem(from: Place, imported: ModuleImport): string | null {
  const name = imported.target;
  if (from.layer === 'machines' && !/^(xstate$|@xstate\/)/.test(name))
    return `a machine imports only xstate, src/lib and generated types, not ${name}`;
  if (from.layer === 'components' && /^(@apollo\/|graphql$|xstate$|@xstate\/)/.test(name))
    return `components hold no data: ${name} belongs to a feature`;
  return null;
}

function roomProblem(from: Place, to: Place, imported: ModuleImport): string | null {
  if (from.layer !== to.layer || from.room === to.room) return null;
  if (from.layer === 'features' && to.room !== '')
    return `a feature imports no other feature (${imported.target})`;
  if (from.layer !== 'widgets' || from.room === '') return null;
  if (to.room !== '') return `a widget imports no other widget (${imported.target})`;
  const isRegistry = imported.target === 'src/widgets/registry.ts';
  return isRegistry ? 'only the page renderer reads the registry of widgets' : null;
}

function layerProblem(from: Place, to: Place, imported: ModuleImport): string | null {
  if (isGeneratedType(imported) && from.layer === 'machines') return null;
  if (from.layer === 'machines' && to.layer !== 'machines' && to.layer !== 'lib')
    return `a machine imports only xstate, src/lib and generated types, not ${imported.target}`;
  if (to.layer === 'test') return `only tests import src/test (${imported.target})`;
  const higher = heights[to.layer] > heights[from.layer];
  const beside =
    heights[to.layer] === heights[from.layer] &&
    to.layer !== from.layer &&
    heights[from.layer] !== FOUNDATION;
  return higher || beside ? `${from.layer} may not import ${to.layer} (${imported.target})` : null;
}

/** The import rules of the storefront (design: imports run downwards only). Null when all is well. */
export function storefrontImportProblem(file: string, imported: ModuleImport): string | null {
  const from = placeOf(file);
  if (!from) return `${file} stands in no known layer of src`;
  if (!imported.relative) return packageProblem(from, imported);
  if (imported.target.startsWith('locales/')) return null;
  const to = placeOf(imported.target);
  if (!to) return `the storefront imports nothing outside src (${imported.target})`;
  return layerProblem(from, to, imported) ?? roomProblem(from, to, imported);
}
