/** How a point of a material answers light; one is reused for every pixel. Colours are linear light. */
export interface Surface {
  r: number;
  g: number;
  b: number;
  /** 0 mirror … 1 matte */
  rough: number;
  /** part of the light mirrored head-on, per colour */
  mirrorR: number;
  mirrorG: number;
  mirrorB: number;
  /** part of the light let through, and its colour */
  through: number;
  tintR: number;
  tintG: number;
  tintB: number;
  /** light of its own */
  glow: number;
  /** slopes of fine relief along the face's x and y */
  slopeX: number;
  slopeY: number;
  /** how much more of windows than of the room it mirrors */
  gloss: number;
  /** cloth: soft light at its rims */
  fuzz: number;
  /** bends light that passes through, in units of the normal */
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
