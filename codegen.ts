import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'schema/operations/*.graphql',
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
      plugins: ['typescript-operations', './scripts/codegen-documents.ts'],
      config: {
        scalars: { ID: 'string', DateTimeISO: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        defaultScalarType: 'unknown',
      },
    },
    'schema/generated/hooks.ts': {
      plugins: ['./scripts/codegen-hooks.ts'],
      config: { documentsFrom: './graphql' },
    },
    'schema/generated/document-ids.ts': {
      plugins: ['./scripts/codegen-trusted-documents.ts'],
      config: { write: 'ids' },
    },
    'schema/generated/trusted-documents.ts': {
      plugins: ['./scripts/codegen-trusted-documents.ts'],
      config: { write: 'texts' },
    },
  },
};

export default config;
