import type { AddonType, LetteringFont } from '../../generated/contract-rules.ts';

/** A lettering with its characters as Unicode ranges. */
interface LetteringSeed {
  name: string;
  characters: string;
  font: LetteringFont;
}

/** An add-on products can use. `type` is one of A55; `cents` are added for each value given. */
export interface AddonSeed {
  name: string;
  type: AddonType;
  required?: boolean;
  cents?: number;
  maxLength?: number;
  hint?: string;
  options?: (string | LetteringSeed)[];
}

/** English, western European languages, and typographic punctuation. */
const EVERYDAY = 'U+20-7E, U+A0-FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC';
/** Also the other languages written in Latin letters. */
const LATIN = `${EVERYDAY}, U+100-17F`;

/** Every add-on of a fresh shop, by the code products refer to it by. */
export const addonLibrary = {
  engraving: {
    name: 'Engraving text',
    type: 'text',
    required: true,
    maxLength: 40,
    hint: 'Up to 40 characters, exactly as it shall read.',
  },
  'engraving-optional': {
    name: 'Engraving text',
    type: 'text',
    cents: 500,
    maxLength: 40,
    hint: 'Leave it blank for a plain piece.',
  },
  'engraving-lines': {
    name: 'Lines of engraving',
    type: 'text',
    required: true,
    maxLength: 24,
    hint: 'One to three lines of up to 24 characters.',
  },
  name: { name: 'Name', type: 'text', required: true, maxLength: 16, hint: 'Up to 16 characters.' },
  initial: { name: 'Initial', type: 'text', required: true, maxLength: 1, hint: 'One letter.' },
  established: { name: 'Year', type: 'number', hint: 'Engraved as “Est. 2019”.' },
  'playground-motif': {
    name: 'Picture',
    type: 'dropdown',
    required: true,
    options: ['Dinosaur', 'Football', 'Butterfly', 'Koala', 'Turtle', 'Rocket'],
  },
  'house-number': {
    name: 'Number',
    type: 'text',
    required: true,
    maxLength: 6,
    hint: 'For example 27, 4A or 112.',
  },
  'street-name': { name: 'Street name', type: 'text', cents: 900, maxLength: 30, hint: 'Under the number.' },
  'phone-number': {
    name: 'Phone number on the back',
    type: 'text',
    cents: 300,
    maxLength: 14,
    hint: 'So that whoever finds your friend can ring you.',
  },
  font: {
    name: 'Lettering',
    type: 'dropdown',
    required: true,
    options: [
      { name: 'Script', characters: EVERYDAY, font: 'script' },
      { name: 'Handwritten', characters: `${LATIN}, U+2665`, font: 'hand' },
      { name: 'Serif', characters: `${LATIN}, U+370-3FF, U+400-4FF`, font: 'serif' },
      { name: 'Slab', characters: LATIN, font: 'slab' },
      { name: 'Rounded', characters: `${LATIN}, U+2665`, font: 'round' },
      {
        name: 'Stencil',
        characters: 'U+20-7E, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
        font: 'stencil',
      },
    ],
  },
  motif: {
    name: 'Picture',
    type: 'dropdown',
    options: ['Gum leaves', 'Wattle', 'Kookaburra', 'Southern Cross', 'Heart', 'Wreath'],
    hint: 'Engraved beside the text, at no charge.',
  },
  message: {
    name: 'Message on the back',
    type: 'textarea',
    cents: 600,
    maxLength: 200,
    hint: 'Up to 200 characters on several lines.',
  },
  'print-text': {
    name: 'Words to print',
    type: 'textarea',
    required: true,
    maxLength: 120,
    hint: 'Line breaks stay where you put them.',
  },
  'print-colour': { name: 'Colour of the words', type: 'colour', hint: 'Black unless you choose another.' },
  'vinyl-colour': {
    name: 'Colour of the lettering',
    type: 'dropdown',
    required: true,
    options: ['White', 'Black', 'Gold', 'Rose gold', 'Teal', 'Red'],
  },
  age: { name: 'Age', type: 'number', hint: 'A number on its own line under the name.' },
  date: { name: 'Date', type: 'date', cents: 200, hint: 'Engraved under the text.' },
  'logo-file': {
    name: 'Your logo (file)',
    type: 'file',
    hint: 'PNG, JPEG, WebP, SVG or PDF, up to 10 MB. We tidy it up and send you a drawing first.',
  },
  'picture-file': {
    name: 'Your picture (file)',
    type: 'file',
    hint: 'PNG, JPEG, WebP, SVG or PDF, up to 10 MB. The sharper it is, the better it prints.',
  },
  handwriting: {
    name: 'A handwritten name',
    type: 'signature',
    cents: 800,
    hint: 'Sign here, and we engrave it in your own hand.',
  },
  'names-list': {
    name: 'Names, one on a line',
    type: 'textarea',
    required: true,
    maxLength: 400,
    hint: 'Spelt as they shall read; we count the lines.',
  },
  'first-number': {
    name: 'First number',
    type: 'number',
    hint: 'Where the numbers start; 1 unless you say otherwise.',
  },
  'school-year': {
    name: 'Year level',
    type: 'dropdown',
    required: true,
    options: ['Kindy', 'Prep', 'Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'],
  },
  coordinates: {
    name: 'Place',
    type: 'text',
    required: true,
    maxLength: 40,
    hint: 'A street and a town will do: we look the numbers up.',
  },
  'ribbon-colour': { name: 'Colour of the ribbon', type: 'colour', hint: 'Red unless you choose another.' },
  'drawing-first': {
    name: 'Show me a drawing before you start',
    type: 'checkbox',
    hint: 'By e-mail within one working day, at no charge.',
  },
  'gift-wrap': {
    name: 'Gift wrap',
    type: 'checkbox',
    cents: 600,
    hint: 'Brown paper, twine and a small wooden tag.',
  },
} as const satisfies Record<string, AddonSeed>;

export type AddonKey = keyof typeof addonLibrary;
