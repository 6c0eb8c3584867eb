import type { ApolloClient } from '@apollo/client';
import type { LoaderFunction, Params } from 'react-router';
import type { PictureSource } from './preload-picture.ts';

/** What the module of a screen may export beside its component. */
export interface ScreenModule {
  loader?: LoaderFunction;
  /** What one sees first of it, once its loader has run: fetched before the screen is opened. */
  firstPictures?: (place: { client: ApolloClient; params: Params }) => readonly PictureSource[];
}
