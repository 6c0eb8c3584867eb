import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { persistedDocument } from './scripts/codegen/persisted-documents.ts';

const contract = [
  'schema.graphql',
  'src/graphql/rest.graphql',
  'src/graphql/models.graphql',
  'src/graphql/refusals.graphql',
];

const scalars = {
  Money: 'number',
  DateTime: 'string',
  JSON: 'unknown',
  ID: 'string',
};

/** Lists of the contract that pages need only once something is filled in. */
const inputLists = ['ProfileField'];

const documents = ['src/**/*.graphql', '!src/graphql/{rest,models,refusals}.graphql'];

/** The document's hash, by which the host identifies it, for its `__meta__`. */
function metaOf(document: DocumentNode) {
  const persisted = persistedDocument(document);
  return persisted ? { hash: persisted.hash } : null;
}

const types = {
  scalars: { ...scalars, AddressRef: 'number', Upload: 'File' },
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: false,
  immutableTypes: false,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
};

/** Storefront: shared types, hooks by their documents, REST table. Host: resolver types, REST schemas. */
const config: CodegenConfig = {
  silent: false,
  errorsOnly: true,
  generates: {
    'src/graphql/generated/types.ts': {
      schema: contract,
      plugins: ['typescript'],
      config: types,
    },
    'src/': {
      schema: contract,
      documents,
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'graphql/generated/types.ts',
        importTypesNamespace: 'Types',
      },
      plugins: [
        'typescript-operations',
        'typed-document-node',
        {
          './scripts/codegen/document-hooks-plugin.ts': {
            documentMode: 'external',
            importDocumentNodeExternallyFrom: 'this file',
          },
        },
      ],
      config: {
        ...types,
        importExtension: '.ts',
        documentMode: 'documentNodeImportFragments',
        unstable_onExecutableDocumentNode: metaOf,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        optimizeDocumentNode: true,
        withHooks: true,
        withMutationFn: false,
        withRefetchFn: false,
        withResultType: false,
        withMutationOptionsType: false,
        addDocBlocks: false,
        apolloReactCommonImportFrom: '#graphql-hooks',
        apolloReactHooksImportFrom: '#graphql-hooks',
      },
    },
    'src/graphql/generated/rest-table.ts': {
      schema: contract,
      documents,
      plugins: ['./scripts/codegen/rest-table-plugin.ts'],
      // Called by URL alone, without a document (src/graphql/call-url.ts).
      config: { alsoCalled: ['domainCurrent', 'oauthToken', 'userLogout'] },
    },
    'src/graphql/generated/contract-rules.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/contract-rules-plugin.ts'],
      config: { inputLists },
    },
    'src/graphql/generated/input-limits.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/contract-rules-plugin.ts'],
      config: { inputs: true, inputLists },
    },
    'server/generated/contract-rules.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/contract-rules-plugin.ts'],
    },
    'server/generated/input-limits.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/contract-rules-plugin.ts'],
      config: { inputs: true },
    },
    'src/graphql/generated/text-codes.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/text-codes-plugin.ts'],
    },
    'server/generated/text-codes.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/text-codes-plugin.ts'],
    },
    'server/generated/persisted-documents.ts': {
      schema: contract,
      documents,
      plugins: ['./scripts/codegen/persisted-documents-plugin.ts'],
    },
    'server/generated/graphql-arguments.ts': {
      schema: 'schema.graphql',
      plugins: ['./scripts/codegen/graphql-arguments-plugin.ts'],
    },
    'server/generated/wire.ts': {
      schema: contract,
      plugins: ['typescript'],
      config: {
        ...types,
        scalars: { ...scalars, AddressRef: 'number | AddressInput', Upload: 'File' },
        skipTypename: true,
      },
    },
    'server/generated/rest-schemas.ts': {
      schema: contract,
      plugins: ['./scripts/codegen/rest-schemas-plugin.ts'],
    },
    'server/generated/resolvers.ts': {
      schema: 'schema.graphql',
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...types,
        scalars,
        skipTypename: true,
        contextType: '../graphql/graphql-context.ts#GraphqlContext',
        useIndexSignature: true,
        mappers: {
          Product: '../wire/product.ts#ProductWire',
          Group: '../wire/group.ts#GroupWire',
          Page: '../wire/page.ts#PageWire',
          Gallery: '../wire/gallery.ts#GalleryWire',
          Testimonial: '../wire/gallery.ts#TestimonialWire',
          VoucherTheme: '../wire/gallery.ts#VoucherThemeWire',
        },
      },
    },
  },
};

export default config;
