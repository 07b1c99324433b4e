import { registerEnumType } from 'type-graphql';

export const CERTAINTIES = ['guessing', 'unsure', 'sure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const CertaintyEnum = Object.fromEntries(CERTAINTIES.map((certainty) => [certainty, certainty]));
registerEnumType(CertaintyEnum, { name: 'Certainty', description: 'How sure a student was of an answer.' });
