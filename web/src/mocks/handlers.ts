import { http, type HttpResponseResolver } from 'msw/http';
import type * as operations from '../../../schema/generated/graphql';
import { chapterPage, chapterPageBySlug, found, library } from './course';
import { MY_DATA, student, TOKEN, userChapterRow } from './student';
import { api } from './trusted-documents';
import type { WithTypename, TypedData } from './with-typenames';

export { api };

interface Refusal {
  code: string;
  message: string;
  field?: string;
}

/** An answer in the server's form for errors. */
export const refused = ({ message, ...extensions }: Refusal) =>
  Response.json({ data: null, errors: [{ message, extensions }] });

const answered = <T>(data: TypedData<T>) => Response.json({ data });

export const onMe = (story?: Parameters<typeof student>[0]) =>
  api.query('Me', () => answered<operations.MeQuery>(student(story)));

/** Public documents come by GET, which names no operation to msw. */
export const onLibrary = (answer: HttpResponseResolver, options: { once?: boolean } = {}) =>
  http.get('/graphql', answer, options);

function chapterAnswer(chapter: WithTypename<operations.ChapterPageFragment> | null) {
  return chapter
    ? answered<operations.ChapterByIdQuery>({ chapter })
    : refused({ code: 'NOT_FOUND', message: 'There is no such chapter.' });
}

/** A server on which everything goes well, for a student who has not begun. Tests lay their own answers over it. */
export const handlers = [
  onMe(),
  onLibrary(() => answered<operations.LibraryQuery>(library)),
  api.query<operations.ChapterByIdQuery, operations.ChapterByIdQueryVariables>('ChapterById', ({ variables }) =>
    chapterAnswer(chapterPage(variables.id)),
  ),
  api.query<operations.ChapterBySlugQuery, operations.ChapterBySlugQueryVariables>('ChapterBySlug', ({ variables }) =>
    chapterAnswer(chapterPageBySlug(variables.slug)),
  ),
  api.mutation('SignUp', () =>
    answered<operations.SignUpMutation>({
      signUp: { __typename: 'SignedIn', accessToken: TOKEN, user: student().me },
    }),
  ),
  api.mutation('LogIn', () =>
    answered<operations.LogInMutation>({
      logIn: { __typename: 'SignedIn', accessToken: TOKEN, user: student().me },
    }),
  ),
  api.mutation('LogOut', () =>
    answered<operations.LogOutMutation>({ logOut: { __typename: 'LoggedOut', loggedOut: true } }),
  ),
  api.query('Notices', () => answered<operations.NoticesQuery>({ notices: [] })),
  api.query('Learning', () =>
    answered<operations.LearningQuery>({
      learning: { __typename: 'Learning', id: 'mina', topics: [], finishedQuizzes: [], certainties: [] },
    }),
  ),
  api.query('Predictions', () =>
    answered<operations.PredictionsQuery>({
      learning: {
        ...{ __typename: 'Learning', id: 'mina', predictions: [] },
        predicted: { __typename: 'PredictionRecord', answers: 0, predicted: null, correct: null },
      },
    }),
  ),
  api.query('Misconceptions', () => answered<operations.MisconceptionsQuery>({ misconceptions: [] })),
  api.query('Mistakes', () => answered<operations.MistakesQuery>({ mistakes: [] })),
  api.query('MyData', () => answered<operations.MyDataQuery>({ myData: MY_DATA })),
  api.mutation('DeleteAccount', () =>
    answered<operations.DeleteAccountMutation>({
      deleteAccount: { __typename: 'DeletedAccount', deleted: true },
    }),
  ),
  api.mutation<operations.ChooseChaptersMutation, operations.ChooseChaptersMutationVariables>(
    'ChooseChapters',
    ({ variables }) => {
      const choices = [variables.choices].flat();
      const first = choices.find((choice) => choice.chosen)?.chapterId;
      return answered<operations.ChooseChaptersMutation>({
        chooseChapters: {
          __typename: 'ChosenChapters',
          user: {
            __typename: 'User',
            id: 'mina',
            currentChapter: first ? { __typename: 'Chapter', id: first } : null,
          },
          userChapters: choices.map(({ chapterId, chosen }) => userChapterRow(chapterId, { chosen })),
        },
      });
    },
  ),
  api.mutation<operations.MarkVideoMutation, operations.MarkVideoMutationVariables>('MarkVideo', ({ variables }) =>
    answered<operations.MarkVideoMutation>({
      markVideo: userChapterRow(variables.chapterId, { chosen: true, videoCompleted: variables.watched }),
    }),
  ),
  api.query<operations.SearchChaptersQuery, operations.SearchChaptersQueryVariables>(
    'SearchChapters',
    ({ variables }) => answered<operations.SearchChaptersQuery>({ searchChapters: found(variables.term) }),
  ),
  api.mutation('RequestPasswordReset', () =>
    answered<operations.RequestPasswordResetMutation>({
      requestPasswordReset: { __typename: 'RequestedMail', sent: true },
    }),
  ),
  api.mutation('RequestUsername', () =>
    answered<operations.RequestUsernameMutation>({ requestUsername: { __typename: 'RequestedMail', sent: true } }),
  ),
  api.mutation('ValidateResetToken', () =>
    answered<operations.ValidateResetTokenMutation>({
      validateResetToken: { __typename: 'ValidResetToken', email: 'mina@example.com' },
    }),
  ),
  api.mutation('ResetPassword', () =>
    answered<operations.ResetPasswordMutation>({ resetPassword: { __typename: 'PasswordChanged', changed: true } }),
  ),
  api.mutation('SendContactMessage', () =>
    answered<operations.SendContactMessageMutation>({
      sendContactMessage: { __typename: 'SentContactMessage', sent: true },
    }),
  ),
];
