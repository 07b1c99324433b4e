import type { CodegenConfig } from '@graphql-codegen/cli';

const ALL = 'schema/operations/*.graphql';
/** Documents of a few pages, each feature in files of its own: what is in graphql.ts is loaded with every page. */
const APART = ['free-response', 'learner', 'password'] as const; // names of files
const SHARED = [ALL, ...APART.map((feature) => `!schema/operations/${feature}.graphql`)];

const OPERATIONS = {
  scalars: { ID: 'string', DateTimeISO: 'string' },
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  defaultScalarType: 'unknown',
};

const outputsOf = (feature: string): CodegenConfig['generates'] => ({
  [`schema/generated/${feature}.ts`]: {
    documents: `schema/operations/${feature}.graphql`,
    plugins: ['typescript-operations', './scripts/codegen-documents.ts'],
    config: OPERATIONS,
  },
  [`schema/generated/${feature}-hooks.ts`]: {
    documents: `schema/operations/${feature}.graphql`,
    plugins: ['./scripts/codegen-hooks.ts'],
    config: { documentsFrom: `./${feature}` },
  },
});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'schema/generated/types.ts': {
      plugins: ['typescript'],
      config: {
        scalars: { ID: 'string', DateTimeISO: 'string' },
        enumsAsTypes: true,
        immutableTypes: true,
        defaultScalarType: 'unknown',
      },
    },
    'schema/generated/graphql.ts': {
      documents: SHARED,
      plugins: ['typescript-operations', './scripts/codegen-documents.ts'],
      config: OPERATIONS,
    },
    'schema/generated/hooks.ts': {
      documents: SHARED,
      plugins: ['./scripts/codegen-hooks.ts'],
      config: { documentsFrom: './graphql' },
    },
    ...Object.fromEntries(APART.flatMap((feature) => Object.entries(outputsOf(feature)))),
    'schema/generated/document-ids.ts': {
      documents: ALL,
      plugins: ['./scripts/codegen-trusted-documents.ts'],
      config: { write: 'ids' },
    },
    'schema/generated/trusted-documents.ts': {
      documents: ALL,
      plugins: ['./scripts/codegen-trusted-documents.ts'],
      config: { write: 'texts' },
    },
  },
};

export default config;
