import type { Feature } from '../feature';
import { fitIfDue } from '../learner/store/fit-parameters';
import { startLearnerJob } from '../learner/store/learner-job';
import { publishIfDue } from '../learner/store/publish-parameters';
import { answerSource } from './answer-source';
import { AnswerEntity, QuestionEntity, QuestionRevisionEntity, QuestionVariantEntity } from './question.entity';
import { AttemptQuestionEntity, QuizAttemptEntity } from './quiz-attempt.entity';
import { QuizResolver } from './quiz.resolver';
import { quizCalls } from './quiz.routes';
import { SignUpResolver } from './sign-up.resolver';
import { signUpCalls } from './sign-up.routes';

export const entities = [
  QuestionEntity,
  AnswerEntity,
  QuestionRevisionEntity,
  QuestionVariantEntity,
  QuizAttemptEntity,
  AttemptQuestionEntity,
];

export const feature: Feature = {
  level: 3,
  entities,
  resolvers: [SignUpResolver, QuizResolver],
  openToVisitors: ['signUp'],
  calls: [...signUpCalls, ...quizCalls],
  jobs: [
    // The learner's own job, started here because the learner knows nothing of where answers are stored.
    ({ kysely, catalog, now, log }) =>
      startLearnerJob(
        () => publishIfDue(kysely, catalog(), answerSource, now()),
        (signal) => fitIfDue(kysely, catalog(), answerSource, now(), signal),
        log,
      ),
  ],
};
