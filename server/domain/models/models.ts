import type { Model } from '../../generated/contract-rules.ts';
import { catalogueModels } from './catalogue-models.ts';
import { contentModels } from './content-models.ts';
import type { ModelDescription } from './model-description.ts';
import { pageModels } from './page-models.ts';

/** Every public model of the contract; a name added there does not compile until it is described (A32). */
export const models: Record<Model, ModelDescription> = {
  ...contentModels,
  ...pageModels,
  ...catalogueModels,
};

/** Whether this is the name of a public model. */
export const isModel = (name: string): name is Model => Object.hasOwn(models, name);
