import type { Scene } from '../engine/scene.ts';
import { PRODUCT_SCENES } from './product-scenes.ts';

/** A photo of a product by the name that SKUs call it by. */
export interface NamedPhoto {
  name: string;
  scene: Scene;
}

/** Materials and colours of a product's first scene, and what stands in their place. */
type Swap = Record<string, string>;

const all = (from: readonly string[], to: string): Swap => Object.fromEntries(from.map((name) => [name, to]));

const BOTTLES = ['coated-forest', 'coated-#c9694a'];
const CARDS = ['black-steel', 'brushed-steel', 'brass'];
const HEXAGONS = ['marble', 'marble-black', 'marble-green'];
const TAGS = ['acrylic-orange', 'acrylic-teal', 'acrylic-purple'];
const WALNUT_FOR_BIRCH = { plywood: 'walnut' };
const TIMBERS_SWAPPED = { plywood: 'walnut', walnut: 'plywood' };

/** Photos of SKUs in another material or colour, by product slug and photo name. */
const swaps: Record<string, Record<string, Swap>> = {
  'bamboo-board-set': { dark: { bamboo: 'bamboo-dark' } },
  'marble-coaster-set': {
    white: all(HEXAGONS, 'marble'),
    black: all(HEXAGONS, 'marble-black'),
    green: all(HEXAGONS, 'marble-green'),
  },
  'banksia-wall-art': { walnut: TIMBERS_SWAPPED },
  'family-name-sign': { walnut: TIMBERS_SWAPPED },
  'acrylic-cake-topper': {
    black: { 'acrylic-forest': 'acrylic-black' },
    pink: { 'acrylic-forest': 'acrylic-pink' },
    rose: { 'acrylic-forest': 'acrylic-rose-mirror' },
  },
  'house-number-sign': { steel: { 'black-steel': 'brushed-steel' } },
  'acrylic-night-light': { birch: { walnut: 'plywood' } },
  'metal-business-cards': {
    black: all(CARDS, 'black-steel'),
    steel: all(CARDS, 'brushed-steel'),
    brass: all(CARDS, 'brass'),
  },
  'insulated-bottle': {
    forest: all(BOTTLES, 'coated-forest'),
    terracotta: all(BOTTLES, 'coated-#c9694a'),
    charcoal: all(BOTTLES, 'coated-charcoal'),
    sky: all(BOTTLES, 'coated-sky'),
  },
  'name-labels': {
    bush: { '#14757c': '#2f5d3a', '#e5702a': '#a9502a' },
    sunset: { '#14757c': '#9e1b32', '#e5702a': '#f0bd33' },
  },
  'custom-t-shirt': {
    black: { 'fabric-navy': 'fabric-black' },
    forest: { 'fabric-navy': 'fabric-forest' },
  },
  'kookaburra-key-ring': { walnut: WALNUT_FOR_BIRCH, jarrah: { plywood: 'jarrah' } },
  'leather-key-ring': { tan: { 'leather-black': 'leather-tan' }, black: { 'leather-tan': 'leather-black' } },
  'school-bag-tags': {
    orange: all(TAGS, 'acrylic-orange'),
    teal: all(TAGS, 'acrylic-teal'),
    purple: all(TAGS, 'acrylic-purple'),
  },
  'wattle-lantern': { walnut: WALNUT_FOR_BIRCH },
  'photo-mug': { red: { 'ceramic-teal': 'ceramic-red' }, white: { 'ceramic-teal': 'ceramic' } },
};

function swapped<T>(value: T, swap: Swap): T {
  if (typeof value === 'string') return (swap[value] ?? value) as T;
  if (Array.isArray(value)) return value.map((inner: unknown) => swapped(inner, swap)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swapped(inner, swap)])) as T;
}

function photosOf(slug: string, scenes: readonly Scene[]): NamedPhoto[] {
  const [first] = scenes;
  if (!first) return [];
  const coloured = Object.entries(swaps[slug] ?? {}).map(([name, swap]) => ({
    name,
    scene: { ...first, objects: swapped(first.objects, swap) },
  }));
  return [...scenes.map((scene, index) => ({ name: String(index + 1), scene })), ...coloured];
}

/** The scenes of each product by number from `1`, then its SKUs in other colours by name. */
export const COLOURED_PHOTOS: Record<string, NamedPhoto[]> = Object.fromEntries(
  Object.entries(PRODUCT_SCENES).map(([slug, scenes]) => [slug, photosOf(slug, scenes)]),
);
