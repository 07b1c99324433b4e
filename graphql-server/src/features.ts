import 'reflect-metadata';
import * as account from './account/feature';
import * as contact from './contact/feature';
import * as exam from './exam/feature';
import type { Feature } from './feature';
import * as freeResponse from './free-response/feature';
import * as learner from './learner/feature';
import * as lessons from './lessons/feature';
import * as library from './library/feature';
import * as myData from './my-data/feature';
import * as practice from './practice/feature';
import * as progress from './progress/feature';
import * as quiz from './quiz/feature';
import * as reference from './reference/feature';
import * as review from './review/feature';

// The features of the server. Tables, the GraphQL schema, the REST API with its description, background jobs, and the tests that try every
// field and call follow from this list; lint finds the files by their name.

const manifests = {
  library,
  account,
  progress,
  lessons,
  reference,
  learner,
  contact,
  freeResponse,
  quiz,
  practice,
  review,
  exam,
  myData,
};

export type FeatureEntity = (typeof manifests)[keyof typeof manifests]['entities'][number];

export const features: readonly Feature[] = Object.values(manifests).map(({ feature }) => feature);

export const restCalls = features.flatMap(({ calls }) => calls ?? []);

export const freeOfCharge = new Set(features.flatMap(({ freeOfCharge }) => freeOfCharge ?? []));
