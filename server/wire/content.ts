import type { FaqNode, PersonNode, PhotoNode } from '../domain/content/content-manager.ts';
import type { Faq, Person, Photo } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { pictureField } from './picture.ts';
import { translated } from './translated.ts';
import type { WireOf } from './wire-of.ts';

/** The default size of a staff member's photo. */
export const PERSON_PICTURE: ImageSpec = { aspect: '4x3', width: 900 };
const PHOTO_PICTURE: ImageSpec = { aspect: '4x3', width: 1184 };

/** A member of staff (ENT-15). */
export function personWire(person: PersonNode, images: ImageLookup, slot = PERSON_PICTURE): WireOf<Person> {
  const { photo_hash, sort_order: _order, enabled: _enabled, ...fields } = person;
  const { title, description } = fields;
  const localized = translated('person', person.id, { title, description });
  return { ...fields, ...localized, photo: pictureField(images, photo_hash, slot) };
}

/** A photo of the site (ENT-11). */
export function photoWire(photo: PhotoNode, images: ImageLookup): WireOf<Photo> {
  const { id, name, description, image_hash } = photo;
  return {
    id,
    ...translated('photo', id, { name, description }),
    image: pictureField(images, image_hash, PHOTO_PICTURE),
  };
}

/** A question with its answer (ENT-17). */
export const faqWire = ({ id, name, content, group_slug }: FaqNode): Faq => ({
  id,
  ...translated('faq', id, { name, content }),
  group: group_slug,
});
