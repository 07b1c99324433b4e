import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildApiSchema } from './schema';

const sdl = printSchema(lexicographicSortSchema(buildApiSchema()));
writeFileSync('schema/schema.graphql', `${sdl}\n`);
