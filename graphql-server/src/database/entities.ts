import { PasswordResetEntity, SecretEntity, SessionEntity, UserEntity } from '../account/account.entity';
import { ContactMessageEntity } from '../contact/contact-message.entity';
import { CourseImportEntity } from '../course/course-import.entity';
import { FreeResponseAttemptEntity, FreeResponseEntity } from '../free-response/free-response.entity';
import { LearnerParametersEntity } from '../learner/store/learner-parameters.entity';
import { LearnerReportEntity } from '../learner/store/learner-report.entity';
import { LearnerStateEntity } from '../learner/store/learner-state.entity';
import { LessonPositionEntity, ScenePracticeEntity } from '../lessons/lesson.entity';
import { ChapterEntity, SubjectEntity, TopicEntity, UnitEntity } from '../library/library.entity';
import { QueuedMailEntity } from '../mail/queued-mail.entity';
import { TopicProgressEntity, UserChapterEntity } from '../progress/progress.entity';
import { AnswerEntity, QuestionEntity, QuestionRevisionEntity } from '../quiz/question.entity';
import { AttemptQuestionEntity, QuizAttemptEntity } from '../quiz/quiz-attempt.entity';
import { NoticeEntity, QuestionReportEntity } from '../review/review.entity';
import { RateLimitEntity } from './rate-limit.entity';

export const entities = [
  SubjectEntity,
  UnitEntity,
  ChapterEntity,
  TopicEntity,
  QuestionEntity,
  AnswerEntity,
  QuestionRevisionEntity,
  UserEntity,
  SessionEntity,
  PasswordResetEntity,
  SecretEntity,
  UserChapterEntity,
  TopicProgressEntity,
  LessonPositionEntity,
  ScenePracticeEntity,
  QuizAttemptEntity,
  AttemptQuestionEntity,
  FreeResponseEntity,
  FreeResponseAttemptEntity,
  NoticeEntity,
  QuestionReportEntity,
  LearnerParametersEntity,
  LearnerReportEntity,
  LearnerStateEntity,
  ContactMessageEntity,
  QueuedMailEntity,
  RateLimitEntity,
  CourseImportEntity,
];
