import { PasswordReset } from '../account/password-reset.entity';
import { Secret } from '../account/secret.entity';
import { Session } from '../account/session.entity';
import { User } from '../account/user.entity';
import { ContactMessage } from '../contact/contact-message.entity';
import { CourseImport } from '../course/course-import.entity';
import { Chapter } from '../library/chapter.entity';
import { Subject } from '../library/subject.entity';
import { Topic } from '../library/topic.entity';
import { Unit } from '../library/unit.entity';
import { KeptMail } from '../mail/queued-mail.entity';
import { LessonPlace } from '../lessons/lesson-place.entity';
import { Notice } from '../review/notice.entity';
import { ScenePractice } from '../lessons/scene-practice.entity';
import { TopicProgress } from '../progress/topic-progress.entity';
import { UserChapter } from '../progress/user-chapter.entity';
import { RateLimit } from './rate-limit.entity';
import { Answer } from '../quiz/answer.entity';
import { AttemptQuestion } from '../quiz/attempt-question.entity';
import {
  LearnerCell,
  LearnerClock,
  LearnerItem,
  LearnerTopic,
  LearnerUser,
  LearnerUserItem,
  LearnerUserTopic,
  LearnerUserType,
} from '../learner/memory/memory.entity';
import { QuestionReport } from '../review/question-report.entity';
import { QuestionRevision } from '../quiz/question-revision.entity';
import { Question } from '../quiz/question.entity';
import { QuizAttempt } from '../quiz/quiz-attempt.entity';

export const entities = [
  Subject,
  Unit,
  Chapter,
  Topic,
  Question,
  Answer,
  QuestionRevision,
  User,
  Session,
  PasswordReset,
  Secret,
  UserChapter,
  TopicProgress,
  LessonPlace,
  ScenePractice,
  QuizAttempt,
  AttemptQuestion,
  Notice,
  QuestionReport,
  LearnerClock,
  LearnerItem,
  LearnerTopic,
  LearnerUser,
  LearnerUserTopic,
  LearnerUserType,
  LearnerCell,
  LearnerUserItem,
  ContactMessage,
  KeptMail,
  RateLimit,
  CourseImport,
];
