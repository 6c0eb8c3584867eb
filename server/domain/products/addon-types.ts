import { addonTypeValues } from '../../generated/contract-rules.ts';
import type { AddonType } from '../../generated/contract-rules.ts';

/** What a type of add-on means for the goods that carry it (A55). */
interface AddonTypeTraits {
  /** Its values are the ids of uploaded files. */
  holdsFiles: boolean;
  /** Its values are the shopper's own words or pictures, so that what carries them is personalised. */
  isPersonal: boolean;
  /** Its values are words. */
  isText: boolean;
  /** A value that says as little as a blank one. */
  blank?: string;
}

const plain: AddonTypeTraits = { holdsFiles: false, isPersonal: false, isText: false };
const ownWords: AddonTypeTraits = { holdsFiles: false, isPersonal: true, isText: true };
const ownFile: AddonTypeTraits = { holdsFiles: true, isPersonal: true, isText: false };

/** One entry for each type of the contract. */
export const addonTypes: Record<AddonType, AddonTypeTraits> = {
  dropdown: plain,
  text: ownWords,
  textarea: ownWords,
  number: plain,
  checkbox: { ...plain, blank: '0' },
  date: plain,
  file: ownFile,
  signature: ownFile,
  colour: plain,
};

/** The type that a name means; what is not known is a text (A55). */
export const toAddonType = (name: string): AddonType =>
  addonTypeValues.find((known) => known === name) ?? 'text';

/** The types that make a product personalised. */
export const personalAddonTypes: readonly AddonType[] = addonTypeValues.filter(
  (type) => addonTypes[type].isPersonal,
);
