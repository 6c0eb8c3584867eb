import type { TypePolicies } from '@apollo/client';
import { embedded, picture, replaced, singleton } from './field-policies.ts';

/** Cache policies of the site's content, which belongs to no feature. */
export const contentTypePolicies: TypePolicies = {
  Query: {
    fields: {
      cognitoPage: { keyArgs: ['url'] },
      ...replaced('cognitoPages', 'cognitoTestimonials', 'cognitoGiftVoucherThemes', 'cognitoGallerys'),
      cognitoGallery: { merge: false },
    },
  },
  DomainSettings: singleton,
  InitialData: { ...singleton, fields: replaced('sitemap', 'redirects') },
  Image: { ...embedded, fields: replaced('extra_aspects') },
  Group: { fields: { ...replaced('children', 'breadcrumbs'), image: picture } },
  Link: { fields: replaced('children') },
  Page: { fields: { ...replaced('rows', 'pageContents'), image: picture } },
  // Ids of rows, blocks and widgets are unique only within their page.
  PageRow: { ...embedded, fields: replaced('blocks') },
  PageBlock: { ...embedded, fields: replaced('widgets') },
  PageWidget: embedded,
  PageContentBlock: { ...embedded, fields: replaced('imageHashes', 'background_video') },
  BackgroundVideo: embedded,
  Form: { fields: replaced('questions', 'data') },
  Testimonial: { fields: { image: picture } },
  Photo: { fields: { image: picture } },
  Person: { fields: { photo: picture } },
  Video: { fields: { slate_image: picture } },
  // The pictures' aspect is an argument of the gallery, so galleries and slides are not shared.
  Gallery: { ...embedded, fields: replaced('slides') },
  Slide: embedded,
};
