/** What a type of add-on means for the goods that carry it (A55). */
interface AddonTypeTraits {
  /** Its values are the ids of uploaded files. */
  holdsFiles?: true;
  /** Its values are words. */
  isText?: true;
  /** A value that says as little as a blank one. */
  blank?: string;
}

const plain: AddonTypeTraits = {};
const words: AddonTypeTraits = { isText: true };
const files: AddonTypeTraits = { holdsFiles: true };

/** One entry for each type of the contract. */
export const addonTypes = {
  dropdown: plain,
  text: words,
  textarea: words,
  number: plain,
  checkbox: { blank: '0' },
  date: plain,
  file: files,
  signature: files,
  colour: plain,
} satisfies Record<string, AddonTypeTraits>;

type AddonType = keyof typeof addonTypes;

const isKnown = (name: string): name is AddonType => Object.hasOwn(addonTypes, name);

/** The type that a name means; what is not known is a text (A55). */
export const toAddonType = (name: string): AddonType => (isKnown(name) ? name : 'text');

/** What the type with this name means. */
export const addonTraits = (name: string): AddonTypeTraits => addonTypes[toAddonType(name)];

/** Whether its values are the shopper's own words or pictures, so that what carries them is personalised. */
export function isPersonalType(name: string): boolean {
  const { isText, holdsFiles } = addonTraits(name);
  return Boolean(isText ?? holdsFiles);
}

/** A value that says nothing: an empty text, or a checkbox that is not ticked. */
export function isBlankValue(value: string, type: string): boolean {
  const text = value.trim();
  return text === '' || text === addonTraits(type).blank;
}
