import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { AccountResolver } from '../account/account.resolver';
import { RetrieveResolver } from '../account/retrieve.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { FreeResponseResolver } from '../free-response/free-response.resolver';
import { LibraryResolver } from '../library/library.resolver';
import { LearningResolver } from '../review/learning.resolver';
import { LessonResolver } from '../lessons/lesson.resolver';
import { MyDataResolver } from '../my-data/my-data.resolver';
import { ProgressResolver } from '../progress/progress.resolver';
import { StudentResolver } from '../progress/student.resolver';
import { NotebookResolver } from '../review/notebook.resolver';
import { QuizResolver } from '../quiz/quiz.resolver';
import { SignUpResolver } from '../quiz/sign-up.resolver';
import { ReportResolver } from '../review/report.resolver';
import { TrialResolver } from '../review/trial/trial.resolver';

/** The GraphQL schema. Input is checked by the services' rules, not by decorators, which both APIs share. */
export function buildApiSchema(): GraphQLSchema {
  // A field that has no resolver of its own is a plain property: nothing to call for each of a thousand values.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  return buildSchemaSync({
    resolvers: [
      SignUpResolver,
      StudentResolver,
      AccountResolver,
      MyDataResolver,
      RetrieveResolver,
      LibraryResolver,
      QuizResolver,
      FreeResponseResolver,
      ProgressResolver,
      LessonResolver,
      LearningResolver,
      NotebookResolver,
      ReportResolver,
      TrialResolver,
      ContactResolver,
    ],
    validate: false,
  });
}
