import { PasswordResetEntity } from '../account/password-reset.entity';
import { SecretEntity } from '../account/secret.entity';
import { SessionEntity } from '../account/session.entity';
import { UserEntity } from '../account/user.entity';
import { ContactMessageEntity } from '../contact/contact-message.entity';
import { CourseImportEntity } from '../course/course-import.entity';
import { ChapterEntity } from '../library/chapter.entity';
import { SubjectEntity } from '../library/subject.entity';
import { TopicEntity } from '../library/topic.entity';
import { UnitEntity } from '../library/unit.entity';
import { QueuedMailEntity } from '../mail/queued-mail.entity';
import { LessonPositionEntity } from '../lessons/lesson-position.entity';
import { NoticeEntity } from '../review/notice.entity';
import { ScenePracticeEntity } from '../lessons/scene-practice.entity';
import { TopicProgressEntity } from '../progress/topic-progress.entity';
import { UserChapterEntity } from '../progress/user-chapter.entity';
import { RateLimitEntity } from './rate-limit.entity';
import { AnswerEntity } from '../quiz/answer.entity';
import { AttemptQuestionEntity } from '../quiz/attempt-question.entity';
import { LearnerParametersEntity } from '../learner/store/learner-parameters.entity';
import { LearnerStateEntity } from '../learner/store/learner-state.entity';
import { QuestionReportEntity } from '../review/question-report.entity';
import { QuestionRevisionEntity } from '../quiz/question-revision.entity';
import { QuestionEntity } from '../quiz/question.entity';
import { QuizAttemptEntity } from '../quiz/quiz-attempt.entity';

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
  NoticeEntity,
  QuestionReportEntity,
  LearnerParametersEntity,
  LearnerStateEntity,
  ContactMessageEntity,
  QueuedMailEntity,
  RateLimitEntity,
  CourseImportEntity,
];
