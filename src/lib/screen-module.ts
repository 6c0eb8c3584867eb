import type { ApolloClient } from '@apollo/client';
import type { LoaderFunction, Params } from 'react-router';
import type { PictureSource } from './preload-picture.ts';

/** Exports of a screen's module, beside its component. */
export interface ScreenModule {
  loader?: LoaderFunction;
  /** Pictures in the screen's first view, once its loader has run: prefetched before it is opened. */
  firstPictures?: (place: { client: ApolloClient; params: Params }) => readonly PictureSource[];
}
