import type { CodegenConfig } from '@graphql-codegen/cli';

const ALL = 'schema/operations/*.graphql';

const TYPES = {
  scalars: { ID: 'string', DateTimeISO: 'string' },
  enumsAsTypes: true,
  immutableTypes: true,
  defaultScalarType: 'unknown',
};

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'schema/generated/types.ts': {
      plugins: ['typescript'],
      config: TYPES,
    },
    'schema/generated/list-fields.ts': { plugins: ['./scripts/codegen-list-fields.ts'] },
    'schema/generated/graphql.ts': {
      documents: ALL,
      plugins: ['typescript-operations', './scripts/codegen-documents.ts'],
      config: { ...TYPES, useTypeImports: true },
    },
    'schema/generated/hooks.ts': {
      documents: ALL,
      plugins: ['./scripts/codegen-hooks.ts'],
    },
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
