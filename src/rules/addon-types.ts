/** What a type of add-on means for the products that have it (A55). */
interface AddonTypeTraits {
  /** Its values are the ids of uploaded files. */
  isFile?: true;
  /** Its values are texts. */
  isText?: true;
  /** A value that counts as blank, besides the empty text. */
  blank?: string;
}

const plain: AddonTypeTraits = {};
const texts: AddonTypeTraits = { isText: true };
const files: AddonTypeTraits = { isFile: true };

/** One entry for each of the contract's types. */
export const addonTypes = {
  dropdown: plain,
  text: texts,
  textarea: texts,
  number: plain,
  checkbox: { blank: '0' },
  date: plain,
  file: files,
  signature: files,
  colour: plain,
} satisfies Record<string, AddonTypeTraits>;

type AddonType = keyof typeof addonTypes;

const isKnown = (name: string): name is AddonType => Object.hasOwn(addonTypes, name);

/** The type of that name; `text` when unknown (A55). */
export const toAddonType = (name: string): AddonType => (isKnown(name) ? name : 'text');

/** The traits of the type of that name. */
export const addonTraits = (name: string): AddonTypeTraits => addonTypes[toAddonType(name)];

/** Whether its values are the shopper's own texts or pictures, which personalise the product. */
export function isPersonalType(name: string): boolean {
  const { isText, isFile } = addonTraits(name);
  return Boolean(isText ?? isFile);
}

/** The non-blank values, trimmed; an unticked checkbox (`0`) is not a value. */
export function nonBlankValues(type: string, values: readonly string[]): string[] {
  const { blank } = addonTraits(type);
  return values.map((value) => value.trim()).filter((text) => text !== '' && text !== blank);
}

/** Minimum number of non-blank values (A54). */
export const minValues = (required: boolean, minQty: number): number => Math.max(minQty, required ? 1 : 0);
