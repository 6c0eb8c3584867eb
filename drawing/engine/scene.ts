import Type from 'typebox';
import type { Static } from 'typebox';

/**
 * The data a picture is drawn from.
 *
 * Lengths are millimetres, angles degrees clockwise as seen in the picture. `x` runs to the right and `y`
 * TOWARDS the viewer (down in the picture), both on the table and on an object's own face, whose middle is
 * 0,0.
 */

/** Schema: one of the given strings. */
function oneOf<const T extends string>(words: readonly T[]) {
  return Type.Unsafe<T>(Type.String({ enum: [...words] }));
}

const Point = Type.Tuple([Type.Number(), Type.Number()]);

const SETTINGS = [
  'bench',
  'oak-table',
  'dark-timber',
  'linen',
  'stone',
  'slate-top',
  'marble-top',
  'paper',
  'paper-sage',
  'paper-clay',
  'paper-sky',
  'paper-ink',
  'gift-wrap',
  'christmas-wrap',
  'brick',
  'weatherboard',
  'felt',
  'chalkboard',
  'denim',
] as const;
const LIGHTS = ['window', 'morning', 'studio', 'dappled', 'evening', 'blinds', 'rim'] as const;
const VIEWS = ['flat', 'tilted', 'three-quarter', 'low', 'front'] as const;
export const SHAPES = [
  'disc',
  'rounded-rect',
  'rect',
  'hexagon',
  'oval',
  'tag',
  'arch',
  'heart',
  'house',
  'star',
  'slab',
  'board',
  'paddle',
  'coaster',
  'bookmark',
  'bauble',
  'ruler',
  'mouse-mat',
  'motif',
  'name-word',
  'path',
  'bottle',
  'tumbler',
  'travel-cup',
  'flask',
  'mug',
  'wine-glass',
  'stubby-holder',
  'beer-glass',
  'jar',
  'candle',
  'bowl',
  'plate',
  'pencil',
  'pen',
  't-shirt',
  'cap',
  'tote',
  'apron',
  'cushion',
  'lantern',
  'usb-stick',
  'usb-card',
  'gift-box',
  'box',
  'frame',
  'label-sheet',
  'phone-stand',
  'puzzle',
] as const;
export const FONTS = [
  'sans',
  'sans-bold',
  'display',
  'display-bold',
  'script',
  'hand',
  'formal',
  'serif',
  'serif-bold',
  'serif-italic',
  'slab',
  'slab-bold',
  'round',
  'stencil',
] as const;
const FINISHES = ['engrave', 'deep', 'print', 'foil', 'paint'] as const;

/** Art on a face or cut out of it: exactly one of a text, a motif, a custom path and a border. */
export const ArtSchema = Type.Object(
  {
    text: Type.Optional(Type.String({ description: 'one line' })),
    motif: Type.Optional(Type.String({ description: 'name of a motif of the library' })),
    path: Type.Optional(Type.String({ description: 'SVG path data in mm' })),
    border: Type.Optional(
      oneOf([
        'ring',
        'double-ring',
        'frame',
        'double-frame',
        'rule',
        'dots',
        'rays',
        'laurel',
        'scallop',
        'stitch',
      ]),
    ),
    font: Type.Optional(oneOf(FONTS)),
    size: Type.Number({
      description: 'text: em; motif: its box; ring, dots, rays: diameter; frame, rule: width',
    }),
    height: Type.Optional(Type.Number({ description: 'of a frame; of a motif that shall not be square' })),
    fit: Type.Optional(Type.Number({ description: 'a text is shrunk to this width' })),
    at: Type.Optional(Point),
    turn: Type.Optional(Type.Number()),
    arc: Type.Optional(
      Type.Number({ description: 'text on a circle of this radius; negative: along its bottom' }),
    ),
    stroke: Type.Optional(Type.Number({ description: 'line width: the outline only is drawn' })),
    track: Type.Optional(Type.Number({ description: 'extra letter spacing in em' })),
    radial: Type.Optional(
      Type.Object(
        { count: Type.Number(), radius: Type.Number() },
        { description: 'repeated round a circle' },
      ),
    ),
    mirror: Type.Optional(Type.Boolean()),
    finish: Type.Optional(oneOf(FINISHES)),
    colour: Type.Optional(Type.String({ description: '#rrggbb of a print, foil or paint' })),
  },
  { additionalProperties: false },
);

const ShapeSchema = Type.Object(
  {
    kind: oneOf(SHAPES),
    w: Type.Optional(Type.Number()),
    h: Type.Optional(Type.Number()),
    d: Type.Optional(Type.Number({ description: 'diameter' })),
    r: Type.Optional(Type.Number({ description: 'corner radius' })),
    text: Type.Optional(Type.String()),
    font: Type.Optional(oneOf(FONTS)),
    motif: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    variant: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const ExtraSchema = Type.Object(
  {
    kind: oneOf([
      'hole',
      'key-ring',
      'ball-chain',
      'leather-loop',
      'twine',
      'ribbon',
      'bow',
      'cord',
      'hook',
      'screws',
      'easel',
      'tassel',
      'rope-handles',
      'feet',
      'backing',
      'hands',
      'chain',
      'magnet',
      'led',
      'lid',
      'wrap',
    ]),
    at: Type.Optional(Point),
    size: Type.Optional(Type.Number()),
    turn: Type.Optional(Type.Number()),
    colour: Type.Optional(Type.String()),
    material: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const ObjectSchema = Type.Object(
  {
    shape: ShapeSchema,
    material: Type.String({
      description: 'name of a material; families take a colour: acrylic-#c2185b, vinyl-red',
    }),
    second: Type.Optional(Type.String({ description: 'material of lid, handle, base, connector, backing' })),
    thickness: Type.Optional(Type.Number()),
    at: Type.Optional(Type.Union([Point, Type.Tuple([Type.Number(), Type.Number(), Type.Number()])])),
    turn: Type.Optional(Type.Number()),
    pose: Type.Optional(oneOf(['flat', 'stand', 'lean', 'lying'])),
    lean: Type.Optional(Type.Number({ description: 'degrees from upright' })),
    scale: Type.Optional(Type.Number()),
    grain: Type.Optional(Type.Number({ description: 'direction of the grain' })),
    tone: Type.Optional(Type.Number({ description: '-1 darker … 1 lighter' })),
    cutouts: Type.Optional(Type.Array(ArtSchema)),
    engraving: Type.Optional(Type.Array(ArtSchema)),
    extras: Type.Optional(Type.Array(ExtraSchema)),
    prop: Type.Optional(Type.Boolean({ description: 'decoration: the camera does not frame it' })),
  },
  { additionalProperties: false },
);

const PropSchema = Type.Object(
  {
    kind: Type.String({ description: 'name of a prop of the library' }),
    at: Point,
    turn: Type.Optional(Type.Number()),
    scale: Type.Optional(Type.Number()),
    colour: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** A whole picture. */
export const SceneSchema = Type.Object(
  {
    setting: oneOf(SETTINGS),
    light: Type.Optional(oneOf(LIGHTS)),
    view: Type.Optional(oneOf(VIEWS)),
    tilt: Type.Optional(
      Type.Number({ minimum: 0, maximum: 88, description: 'of the camera, 0 looks straight down' }),
    ),
    spin: Type.Optional(Type.Number({ description: 'the camera walks round the objects' })),
    zoom: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: '1 frames the objects' })),
    look: Type.Optional(
      Type.Tuple([Type.Number(), Type.Number()], { description: 'mm on the table, off the middle' }),
    ),
    frame: Type.Optional(oneOf(['4x3', '1920x700', '1x1', '3x4'])),
    seed: Type.Optional(Type.Number()),
    objects: Type.Array(ObjectSchema, { minItems: 1 }),
    props: Type.Optional(Type.Array(PropSchema)),
  },
  { additionalProperties: false },
);

export type Scene = Static<typeof SceneSchema>;
export type SceneObject = Static<typeof ObjectSchema>;
export type Shape = Static<typeof ShapeSchema>;
export type ShapeKind = Shape['kind'];
export type Art = Static<typeof ArtSchema>;
export type Extra = Static<typeof ExtraSchema>;
export type Prop = Static<typeof PropSchema>;
export type Setting = Scene['setting'];
export type Light = NonNullable<Scene['light']>;
export type View = NonNullable<Scene['view']>;
export type FontName = (typeof FONTS)[number];

const FRAME_SIZES: Record<NonNullable<Scene['frame']>, { width: number; height: number }> = {
  '4x3': { width: 2000, height: 1500 },
  '1920x700': { width: 1920, height: 700 },
  '1x1': { width: 2000, height: 2000 },
  '3x4': { width: 1500, height: 2000 },
};

/** The largest size in px at which a scene's own frame is drawn. */
export function sceneSize(scene: Scene): { width: number; height: number } {
  return FRAME_SIZES[scene.frame ?? '4x3'];
}
