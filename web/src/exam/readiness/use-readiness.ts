import { ReadinessDocument } from '../../../../schema/generated/graphql';
import { besideCache } from '../../apollo/beside-cache';

/** The predicted score of the exam. Every quiz changes it, but no quiz response includes it. */
export const { useResult: useReadiness } = besideCache(ReadinessDocument);
