import type { TypePolicies } from '@apollo/client';
import { notNormalized, picture, replacedLists, singleton } from './field-policies.ts';

/** Cache policies of the site's content, which belongs to no feature. */
export const contentTypePolicies: TypePolicies = {
  Query: {
    fields: {
      cognitoPage: { keyArgs: ['url'] },
      ...replacedLists('cognitoPages', 'cognitoTestimonials', 'cognitoGiftVoucherThemes', 'cognitoGallerys'),
      cognitoGallery: { merge: false },
    },
  },
  DomainSettings: singleton,
  InitialData: { ...singleton, fields: replacedLists('sitemap', 'redirects') },
  Image: { ...notNormalized, fields: replacedLists('extra_aspects') },
  Group: { fields: { ...replacedLists('children', 'breadcrumbs'), image: picture } },
  Link: { fields: replacedLists('children') },
  Page: { fields: { ...replacedLists('rows', 'pageContents'), image: picture } },
  // Ids of rows, blocks and widgets are unique only within their page.
  PageRow: { ...notNormalized, fields: replacedLists('blocks') },
  PageBlock: { ...notNormalized, fields: replacedLists('widgets') },
  PageWidget: notNormalized,
  PageContentBlock: { ...notNormalized, fields: replacedLists('imageHashes', 'background_video') },
  BackgroundVideo: notNormalized,
  Form: { fields: replacedLists('questions', 'data') },
  Testimonial: { fields: { image: picture } },
  Photo: { fields: { image: picture } },
  Person: { fields: { photo: picture } },
  Video: { fields: { slate_image: picture } },
  // The pictures' aspect is an argument of the gallery, so galleries and slides are not shared.
  Gallery: { ...notNormalized, fields: replacedLists('slides') },
  Slide: notNormalized,
};
