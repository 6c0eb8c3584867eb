/**
 * How a point of a material responds to light; one instance is reused for every pixel. Colours are linear
 * light.
 */
export interface Surface {
  r: number;
  g: number;
  b: number;
  /** 0 mirror … 1 matte */
  rough: number;
  /** share of the light mirrored head-on, per colour */
  mirrorR: number;
  mirrorG: number;
  mirrorB: number;
  /** share of the light let through, and its colour */
  through: number;
  tintR: number;
  tintG: number;
  tintB: number;
  /** emitted light */
  glow: number;
  /** slopes of fine relief along the face's x and y */
  slopeX: number;
  slopeY: number;
  /** how much more strongly it mirrors windows than the room */
  gloss: number;
  /** cloth: soft light at its edges */
  fuzz: number;
  /** refraction of transmitted light, in units of the normal */
  bend: number;
}

export function newSurface(): Surface {
  return {
    r: 0,
    g: 0,
    b: 0,
    rough: 1,
    mirrorR: 0.04,
    mirrorG: 0.04,
    mirrorB: 0.04,
    through: 0,
    tintR: 1,
    tintG: 1,
    tintB: 1,
    glow: 0,
    slopeX: 0,
    slopeY: 0,
    gloss: 1,
    fuzz: 0,
    bend: 0,
  };
}
