import { Value } from 'typebox/value';
import { PROP_NAMES } from './build/props.ts';
import { isMaterial } from './materials/library.ts';
import { MOTIF_NAMES } from './motifs/find-motif.ts';
import type { Art, Scene, SceneObject } from './scene.ts';
import { SceneSchema } from './scene.ts';

/** The problems of a scene as texts; empty when it can be drawn. */
export function sceneProblems(scene: unknown): string[] {
  const shape = [...Value.Errors(SceneSchema, scene)].map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  if (shape.length > 0) return shape;
  const { objects, props = [] } = scene as Scene;
  return [
    ...objects.flatMap(objectProblems),
    ...props.filter(({ kind }) => !PROP_NAMES.includes(kind)).map(({ kind }) => `There is no prop ${kind}`),
  ];
}

function objectProblems({ material, second, shape, engraving = [], cutouts = [] }: SceneObject): string[] {
  const materials = [material, ...(second ? [second] : [])].filter((name) => !isMaterial(name));
  const motifs = [...engraving, ...cutouts].flatMap(({ motif }) => (motif ? [motif] : []));
  if (shape.kind === 'motif') motifs.push(shape.motif ?? '');
  return [
    ...materials.map((name) => `There is no material ${name}`),
    ...motifs.filter((name) => !MOTIF_NAMES.includes(name)).map((name) => `There is no motif ${name}`),
    ...[...engraving, ...cutouts]
      .filter((art) => !hasOneFigure(art))
      .map((art) => `Not one figure: ${JSON.stringify(art)}`),
  ];
}

function hasOneFigure({ text, motif, path, border }: Art): boolean {
  return [text, motif, path, border].filter((figure) => figure !== undefined).length === 1;
}
