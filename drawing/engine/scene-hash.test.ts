import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION, sceneHash } from './scene-hash.ts';
import type { Scene } from './scene.ts';

const SCENE: Scene = {
  setting: 'bench',
  zoom: 1,
  objects: [{ shape: { kind: 'disc', d: 90 }, material: 'slate' }],
};

describe('the hash of a drawing', () => {
  it('depends on its content, but not on the order of its keys', () => {
    const same: Scene = {
      objects: [{ material: 'slate', shape: { d: 90, kind: 'disc' } }],
      zoom: 1,
      setting: 'bench',
    };
    expect(sceneHash(same)).toBe(sceneHash(SCENE));
    expect(sceneHash(SCENE)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('changes with anything in the scene', () => {
    const hashes = [
      SCENE,
      { ...SCENE, zoom: 1.1 },
      { ...SCENE, setting: 'linen' as const },
      { ...SCENE, objects: [{ shape: { kind: 'disc' as const, d: 91 }, material: 'slate' }] },
    ].map((scene) => sceneHash(scene));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('changes with the version of the engine', () => {
    expect(sceneHash(SCENE, ENGINE_VERSION + 1)).not.toBe(sceneHash(SCENE));
  });
});
