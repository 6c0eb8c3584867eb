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

const byName = new Map<string, ModelDescription>(Object.entries(models));

/** Undefined for a name that is not a public model. */
export const modelNamed = (name: string): ModelDescription | undefined => byName.get(name);
