import { LearningDocument } from '../../../schema/generated/graphql';
import { besideCache } from '../apollo/beside-cache';

/** What the student's quizzes have shown. Every quiz changes it, but no quiz response includes it. */
export const { useResult: useLearning } = besideCache(LearningDocument);
