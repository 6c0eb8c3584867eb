import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as hooksPlugin } from '@graphql-codegen/typescript-react-apollo';

/**
 * The hooks of typescript-react-apollo for the documents that typed-document-node generated above them. With
 * `documentMode: 'external'` the hooks plugin imports its documents as `Operations`; here they are in the
 * same file.
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
