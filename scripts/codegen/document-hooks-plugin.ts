import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as hooksPlugin } from '@graphql-codegen/typescript-react-apollo';

/**
 * The hooks of typescript-react-apollo over the documents that typed-document-node has written above them. With
 * `documentMode: 'external'` the hooks plugin imports its documents as `Operations`; in one file they are at hand.
 */
export const plugin: PluginFunction<object, Types.ComplexPluginOutput> = async (
  schema,
  documents,
  config,
) => {
  const { prepend = [], content } = await hooksPlugin(schema, documents, config);
  return {
    prepend: prepend.filter((line) => !line.startsWith('import * as Operations')),
    content: content.replaceAll(/\bOperations\.(\w+)/g, '$1Document'),
  };
};
