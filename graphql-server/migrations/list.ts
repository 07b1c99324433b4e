import type { Migration } from '@mikro-orm/migrations';
import { Migration001 } from './001-first';
import { Migration002 } from './002-trigrams';
import { Migration003 } from './003-rate-limits';
import { Migration004 } from './004-kept-mail';
import { Migration005 } from './005-lessons';
import { Migration006 } from './006-learner';
import { Migration007 } from './007-figures';
import { Migration008 } from './008-lesson-words';
import { Migration009 } from './009-beliefs';
import { Migration010 } from './010-learner-state';
import { Migration011 } from './011-plain-names';
import { Migration012 } from './012-learner-fit';
import { Migration013 } from './013-practice-mode';
import { Migration014 } from './014-clean-up';
import { Migration015 } from './015-cheaper-updates';
import { Migration016 } from './016-quiz-owners';
import { Migration017 } from './017-fill-quiz-owners';
import { Migration018 } from './018-student-keys';
import { Migration019 } from './019-check-student-keys';
import { Migration020 } from './020-ended-quizzes';
import { Migration021 } from './021-contact-message-key';
import { Migration030 } from './030-question-forms';
import { Migration031 } from './031-free-response';
import { Migration032 } from './032-free-response-evidence';
import { Migration033 } from './033-indexes-by-owner';
import { Migration034 } from './034-drop-old-keys';
import { Migration035 } from './035-exam-units';
import { Migration036 } from './036-unfinished-quizzes';

interface ListedMigration {
  readonly name: string;
  readonly class: new (...dependencies: ConstructorParameters<typeof Migration>) => Migration;
}

/** In the order they run. A list, not a folder scan, because the built server has no folder. */
export const migrations: ListedMigration[] = [
  { name: '001-first', class: Migration001 },
  { name: '002-trigrams', class: Migration002 },
  { name: '003-rate-limits', class: Migration003 },
  { name: '004-kept-mail', class: Migration004 },
  { name: '005-lessons', class: Migration005 },
  { name: '006-learner', class: Migration006 },
  { name: '007-figures', class: Migration007 },
  { name: '008-lesson-words', class: Migration008 },
  { name: '009-beliefs', class: Migration009 },
  { name: '010-learner-state', class: Migration010 },
  { name: '011-plain-names', class: Migration011 },
  { name: '012-learner-fit', class: Migration012 },
  { name: '013-practice-mode', class: Migration013 },
  { name: '014-clean-up', class: Migration014 },
  { name: '015-cheaper-updates', class: Migration015 },
  { name: '016-quiz-owners', class: Migration016 },
  { name: '017-fill-quiz-owners', class: Migration017 },
  { name: '018-student-keys', class: Migration018 },
  { name: '019-check-student-keys', class: Migration019 },
  { name: '020-ended-quizzes', class: Migration020 },
  { name: '021-contact-message-key', class: Migration021 },
  { name: '030-question-forms', class: Migration030 },
  { name: '031-free-response', class: Migration031 },
  { name: '032-free-response-evidence', class: Migration032 },
  { name: '033-indexes-by-owner', class: Migration033 },
  { name: '034-drop-old-keys', class: Migration034 },
  { name: '035-exam-units', class: Migration035 },
  { name: '036-unfinished-quizzes', class: Migration036 },
];
