/** What a type of add-on means for the goods that carry it (A55). */
interface AddonTypeTraits {
  /** Whether its values are ids of uploaded files. */
  holdsFiles: boolean;
  /** Whether its values are the shopper's own texts or pictures, making the product personalised. */
  isPersonal: boolean;
  /** Whether its values are texts. */
  isText: boolean;
  /** A value equivalent to a blank one. */
  blank?: string;
}

const plain: AddonTypeTraits = { holdsFiles: false, isPersonal: false, isText: false };
const ownWords: AddonTypeTraits = { holdsFiles: false, isPersonal: true, isText: true };
const ownFile: AddonTypeTraits = { holdsFiles: true, isPersonal: true, isText: false };

/** One entry for each type of the contract. */
export const addonTypes = {
  dropdown: plain,
  text: ownWords,
  textarea: ownWords,
  number: plain,
  checkbox: { ...plain, blank: '0' },
  date: plain,
  file: ownFile,
  signature: ownFile,
  colour: plain,
} satisfies Record<string, AddonTypeTraits>;

type AddonType = keyof typeof addonTypes;

const isKnown = (name: string): name is AddonType => Object.hasOwn(addonTypes, name);

/** The type that a name means; what is not known is a text (A55). */
export const toAddonType = (name: string): AddonType => (isKnown(name) ? name : 'text');

/** What the type with this name means. */
export const addonTraits = (name: string): AddonTypeTraits => addonTypes[toAddonType(name)];

/** A value that says nothing: an empty text, or a checkbox that is not ticked. */
export function isBlankValue(value: string, type: string): boolean {
  const text = value.trim();
  return text === '' || text === addonTraits(type).blank;
}
