import * as client from '@apollo/client/react';
import * as documents from './graphql';
export const useSignedInUserFragment = (from: client.useFragment.Options<documents.SignedInUserFragment, never>['from']) =>
  client.useFragment({ fragment: documents.SignedInUserFragmentDoc, fragmentName: 'SignedInUser', from });

export const useMeQuery = (options: client.useQuery.Options<documents.MeQuery, documents.MeQueryVariables> = {}) =>
  client.useQuery(documents.MeDocument, options);

export const useSignUpMutation = (options?: client.useMutation.Options<documents.SignUpMutation, documents.SignUpMutationVariables>) =>
  client.useMutation(documents.SignUpDocument, options);

export const useLogInMutation = (options?: client.useMutation.Options<documents.LogInMutation, documents.LogInMutationVariables>) =>
  client.useMutation(documents.LogInDocument, options);

export const useLogOutMutation = (options?: client.useMutation.Options<documents.LogOutMutation, documents.LogOutMutationVariables>) =>
  client.useMutation(documents.LogOutDocument, options);

export const useMyDataQuery = (options: client.useQuery.Options<documents.MyDataQuery, documents.MyDataQueryVariables> = {}) =>
  client.useQuery(documents.MyDataDocument, options);

export const useDeleteAccountMutation = (options?: client.useMutation.Options<documents.DeleteAccountMutation, documents.DeleteAccountMutationVariables>) =>
  client.useMutation(documents.DeleteAccountDocument, options);

export const useSendContactMessageMutation = (options?: client.useMutation.Options<documents.SendContactMessageMutation, documents.SendContactMessageMutationVariables>) =>
  client.useMutation(documents.SendContactMessageDocument, options);

export const useFreeResponseRowFragment = (from: client.useFragment.Options<documents.FreeResponseRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseRowFragmentDoc, fragmentName: 'FreeResponseRow', from });

export const useFreeResponseProgressFragment = (from: client.useFragment.Options<documents.FreeResponseProgressFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseProgressFragmentDoc, fragmentName: 'FreeResponseProgress', from });

export const useFreeResponseTaskFragment = (from: client.useFragment.Options<documents.FreeResponseTaskFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseTaskFragmentDoc, fragmentName: 'FreeResponseTask', from });

export const useFreeResponseWorkFragment = (from: client.useFragment.Options<documents.FreeResponseWorkFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseWorkFragmentDoc, fragmentName: 'FreeResponseWork', from });

export const useFreeResponseScoreFragment = (from: client.useFragment.Options<documents.FreeResponseScoreFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseScoreFragmentDoc, fragmentName: 'FreeResponseScore', from });

export const useFreeResponseAttemptPageFragment = (from: client.useFragment.Options<documents.FreeResponseAttemptPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseAttemptPageFragmentDoc, fragmentName: 'FreeResponseAttemptPage', from });

export const useFreeResponsesQuery = (options: client.useQuery.Options<documents.FreeResponsesQuery, documents.FreeResponsesQueryVariables> = {}) =>
  client.useQuery(documents.FreeResponsesDocument, options);

export const useFreeResponseQuery = (options: client.useQuery.Options<documents.FreeResponseQuery, documents.FreeResponseQueryVariables> & ({ variables: documents.FreeResponseQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.FreeResponseDocument, options);

export const useFreeResponseAttemptQuery = (options: client.useQuery.Options<documents.FreeResponseAttemptQuery, documents.FreeResponseAttemptQueryVariables> & ({ variables: documents.FreeResponseAttemptQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.FreeResponseAttemptDocument, options);

export const useStartFreeResponseMutation = (options?: client.useMutation.Options<documents.StartFreeResponseMutation, documents.StartFreeResponseMutationVariables>) =>
  client.useMutation(documents.StartFreeResponseDocument, options);

export const useSaveFreeResponseMutation = (options?: client.useMutation.Options<documents.SaveFreeResponseMutation, documents.SaveFreeResponseMutationVariables>) =>
  client.useMutation(documents.SaveFreeResponseDocument, options);

export const useSubmitFreeResponseMutation = (options?: client.useMutation.Options<documents.SubmitFreeResponseMutation, documents.SubmitFreeResponseMutationVariables>) =>
  client.useMutation(documents.SubmitFreeResponseDocument, options);

export const useScoreOwnPointMutation = (options?: client.useMutation.Options<documents.ScoreOwnPointMutation, documents.ScoreOwnPointMutationVariables>) =>
  client.useMutation(documents.ScoreOwnPointDocument, options);

export const useDisputePointMutation = (options?: client.useMutation.Options<documents.DisputePointMutation, documents.DisputePointMutationVariables>) =>
  client.useMutation(documents.DisputePointDocument, options);

export const useWithdrawDisputeMutation = (options?: client.useMutation.Options<documents.WithdrawDisputeMutation, documents.WithdrawDisputeMutationVariables>) =>
  client.useMutation(documents.WithdrawDisputeDocument, options);

export const usePredictionsQuery = (options: client.useQuery.Options<documents.PredictionsQuery, documents.PredictionsQueryVariables> = {}) =>
  client.useQuery(documents.PredictionsDocument, options);

export const usePlannerTrialQuery = (options: client.useQuery.Options<documents.PlannerTrialQuery, documents.PlannerTrialQueryVariables> = {}) =>
  client.useQuery(documents.PlannerTrialDocument, options);

export const useLessonPositionQuery = (options: client.useQuery.Options<documents.LessonPositionQuery, documents.LessonPositionQueryVariables> & ({ variables: documents.LessonPositionQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.LessonPositionDocument, options);

export const useSaveLessonPositionMutation = (options?: client.useMutation.Options<documents.SaveLessonPositionMutation, documents.SaveLessonPositionMutationVariables>) =>
  client.useMutation(documents.SaveLessonPositionDocument, options);

export const useSavedPositionFragment = (from: client.useFragment.Options<documents.SavedPositionFragment, never>['from']) =>
  client.useFragment({ fragment: documents.SavedPositionFragmentDoc, fragmentName: 'SavedPosition', from });

export const usePracticeSceneMutation = (options?: client.useMutation.Options<documents.PracticeSceneMutation, documents.PracticeSceneMutationVariables>) =>
  client.useMutation(documents.PracticeSceneDocument, options);

export const useWatchMomentFragment = (from: client.useFragment.Options<documents.WatchMomentFragment, never>['from']) =>
  client.useFragment({ fragment: documents.WatchMomentFragmentDoc, fragmentName: 'WatchMoment', from });

export const useChapterLinkFragment = (from: client.useFragment.Options<documents.ChapterLinkFragment, never>['from']) =>
  client.useFragment({ fragment: documents.ChapterLinkFragmentDoc, fragmentName: 'ChapterLink', from });

export const useLibraryQuery = (options: client.useQuery.Options<documents.LibraryQuery, documents.LibraryQueryVariables> = {}) =>
  client.useQuery(documents.LibraryDocument, options);

export const useCourseOutlineQuery = (options: client.useQuery.Options<documents.CourseOutlineQuery, documents.CourseOutlineQueryVariables> = {}) =>
  client.useQuery(documents.CourseOutlineDocument, options);

export const useChapterPageFragment = (from: client.useFragment.Options<documents.ChapterPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.ChapterPageFragmentDoc, fragmentName: 'ChapterPage', from });

export const useChapterByIdQuery = (options: client.useQuery.Options<documents.ChapterByIdQuery, documents.ChapterByIdQueryVariables> & ({ variables: documents.ChapterByIdQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.ChapterByIdDocument, options);

export const useChapterBySlugQuery = (options: client.useQuery.Options<documents.ChapterBySlugQuery, documents.ChapterBySlugQueryVariables> & ({ variables: documents.ChapterBySlugQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.ChapterBySlugDocument, options);

export const useSearchChaptersQuery = (options: client.useQuery.Options<documents.SearchChaptersQuery, documents.SearchChaptersQueryVariables> & ({ variables: documents.SearchChaptersQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.SearchChaptersDocument, options);

export const useMockExamHeadFragment = (from: client.useFragment.Options<documents.MockExamHeadFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockExamHeadFragmentDoc, fragmentName: 'MockExamHead', from });

export const useMockQuestionPageFragment = (from: client.useFragment.Options<documents.MockQuestionPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockQuestionPageFragmentDoc, fragmentName: 'MockQuestionPage', from });

export const useMockResponsePageFragment = (from: client.useFragment.Options<documents.MockResponsePageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockResponsePageFragmentDoc, fragmentName: 'MockResponsePage', from });

export const useMockReportPageFragment = (from: client.useFragment.Options<documents.MockReportPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockReportPageFragmentDoc, fragmentName: 'MockReportPage', from });

export const useMockExamPageFragment = (from: client.useFragment.Options<documents.MockExamPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockExamPageFragmentDoc, fragmentName: 'MockExamPage', from });

export const useMockExamStepFragment = (from: client.useFragment.Options<documents.MockExamStepFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockExamStepFragmentDoc, fragmentName: 'MockExamStep', from });

export const useMockExamsPageFragment = (from: client.useFragment.Options<documents.MockExamsPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MockExamsPageFragmentDoc, fragmentName: 'MockExamsPage', from });

export const useMockExamsQuery = (options: client.useQuery.Options<documents.MockExamsQuery, documents.MockExamsQueryVariables> = {}) =>
  client.useQuery(documents.MockExamsDocument, options);

export const useMockExamQuery = (options: client.useQuery.Options<documents.MockExamQuery, documents.MockExamQueryVariables> & ({ variables: documents.MockExamQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.MockExamDocument, options);

export const useStartMockExamMutation = (options?: client.useMutation.Options<documents.StartMockExamMutation, documents.StartMockExamMutationVariables>) =>
  client.useMutation(documents.StartMockExamDocument, options);

export const useSaveMockAnswerMutation = (options?: client.useMutation.Options<documents.SaveMockAnswerMutation, documents.SaveMockAnswerMutationVariables>) =>
  client.useMutation(documents.SaveMockAnswerDocument, options);

export const useSaveMockResponseMutation = (options?: client.useMutation.Options<documents.SaveMockResponseMutation, documents.SaveMockResponseMutationVariables>) =>
  client.useMutation(documents.SaveMockResponseDocument, options);

export const usePauseMockExamMutation = (options?: client.useMutation.Options<documents.PauseMockExamMutation, documents.PauseMockExamMutationVariables>) =>
  client.useMutation(documents.PauseMockExamDocument, options);

export const useStartMockSectionTwoMutation = (options?: client.useMutation.Options<documents.StartMockSectionTwoMutation, documents.StartMockSectionTwoMutationVariables>) =>
  client.useMutation(documents.StartMockSectionTwoDocument, options);

export const useSubmitMockSectionMutation = (options?: client.useMutation.Options<documents.SubmitMockSectionMutation, documents.SubmitMockSectionMutationVariables>) =>
  client.useMutation(documents.SubmitMockSectionDocument, options);

export const useSetExtraTimeMutation = (options?: client.useMutation.Options<documents.SetExtraTimeMutation, documents.SetExtraTimeMutationVariables>) =>
  client.useMutation(documents.SetExtraTimeDocument, options);

export const useMisconceptionCardFragment = (from: client.useFragment.Options<documents.MisconceptionCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MisconceptionCardFragmentDoc, fragmentName: 'MisconceptionCard', from });

export const useMisconceptionsQuery = (options: client.useQuery.Options<documents.MisconceptionsQuery, documents.MisconceptionsQueryVariables> = {}) =>
  client.useQuery(documents.MisconceptionsDocument, options);

export const useMistakeCardFragment = (from: client.useFragment.Options<documents.MistakeCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MistakeCardFragmentDoc, fragmentName: 'MistakeCard', from });

export const useMissedPointsCardFragment = (from: client.useFragment.Options<documents.MissedPointsCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MissedPointsCardFragmentDoc, fragmentName: 'MissedPointsCard', from });

export const useMistakesQuery = (options: client.useQuery.Options<documents.MistakesQuery, documents.MistakesQueryVariables> = {}) =>
  client.useQuery(documents.MistakesDocument, options);

export const useReportQuestionMutation = (options?: client.useMutation.Options<documents.ReportQuestionMutation, documents.ReportQuestionMutationVariables>) =>
  client.useMutation(documents.ReportQuestionDocument, options);

export const useRequestPasswordResetMutation = (options?: client.useMutation.Options<documents.RequestPasswordResetMutation, documents.RequestPasswordResetMutationVariables>) =>
  client.useMutation(documents.RequestPasswordResetDocument, options);

export const useRequestUsernameMutation = (options?: client.useMutation.Options<documents.RequestUsernameMutation, documents.RequestUsernameMutationVariables>) =>
  client.useMutation(documents.RequestUsernameDocument, options);

export const useValidateResetTokenMutation = (options?: client.useMutation.Options<documents.ValidateResetTokenMutation, documents.ValidateResetTokenMutationVariables>) =>
  client.useMutation(documents.ValidateResetTokenDocument, options);

export const useResetPasswordMutation = (options?: client.useMutation.Options<documents.ResetPasswordMutation, documents.ResetPasswordMutationVariables>) =>
  client.useMutation(documents.ResetPasswordDocument, options);

export const useWorkedExampleCardFragment = (from: client.useFragment.Options<documents.WorkedExampleCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.WorkedExampleCardFragmentDoc, fragmentName: 'WorkedExampleCard', from });

export const useWorkedExampleMutation = (options?: client.useMutation.Options<documents.WorkedExampleMutation, documents.WorkedExampleMutationVariables>) =>
  client.useMutation(documents.WorkedExampleDocument, options);

export const useFindStepMutation = (options?: client.useMutation.Options<documents.FindStepMutation, documents.FindStepMutationVariables>) =>
  client.useMutation(documents.FindStepDocument, options);

export const useUserChapterRowFragment = (from: client.useFragment.Options<documents.UserChapterRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.UserChapterRowFragmentDoc, fragmentName: 'UserChapterRow', from });

export const useTopicProgressRowFragment = (from: client.useFragment.Options<documents.TopicProgressRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.TopicProgressRowFragmentDoc, fragmentName: 'TopicProgressRow', from });

export const useChooseChaptersMutation = (options?: client.useMutation.Options<documents.ChooseChaptersMutation, documents.ChooseChaptersMutationVariables>) =>
  client.useMutation(documents.ChooseChaptersDocument, options);

export const useMarkVideoMutation = (options?: client.useMutation.Options<documents.MarkVideoMutation, documents.MarkVideoMutationVariables>) =>
  client.useMutation(documents.MarkVideoDocument, options);

export const useAdvanceChapterMutation = (options?: client.useMutation.Options<documents.AdvanceChapterMutation, documents.AdvanceChapterMutationVariables>) =>
  client.useMutation(documents.AdvanceChapterDocument, options);

export const useQuestionCardFragment = (from: client.useFragment.Options<documents.QuestionCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.QuestionCardFragmentDoc, fragmentName: 'QuestionCard', from });

export const useAnswerCardFragment = (from: client.useFragment.Options<documents.AnswerCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AnswerCardFragmentDoc, fragmentName: 'AnswerCard', from });

export const useGivenCardFragment = (from: client.useFragment.Options<documents.GivenCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.GivenCardFragmentDoc, fragmentName: 'GivenCard', from });

export const useRationaleCardFragment = (from: client.useFragment.Options<documents.RationaleCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.RationaleCardFragmentDoc, fragmentName: 'RationaleCard', from });

export const useSolutionStepCardFragment = (from: client.useFragment.Options<documents.SolutionStepCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.SolutionStepCardFragmentDoc, fragmentName: 'SolutionStepCard', from });

export const useAttemptQuestionCardFragment = (from: client.useFragment.Options<documents.AttemptQuestionCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptQuestionCardFragmentDoc, fragmentName: 'AttemptQuestionCard', from });

export const useAttemptQuestionGradeFragment = (from: client.useFragment.Options<documents.AttemptQuestionGradeFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptQuestionGradeFragmentDoc, fragmentName: 'AttemptQuestionGrade', from });

export const useAttemptUnderWayFragment = (from: client.useFragment.Options<documents.AttemptUnderWayFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptUnderWayFragmentDoc, fragmentName: 'AttemptUnderWay', from });

export const useAttemptQuestionReviewFragment = (from: client.useFragment.Options<documents.AttemptQuestionReviewFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptQuestionReviewFragmentDoc, fragmentName: 'AttemptQuestionReview', from });

export const useAttemptReviewFragment = (from: client.useFragment.Options<documents.AttemptReviewFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptReviewFragmentDoc, fragmentName: 'AttemptReview', from });

export const useAttemptGradesFragment = (from: client.useFragment.Options<documents.AttemptGradesFragment, never>['from']) =>
  client.useFragment({ fragment: documents.AttemptGradesFragmentDoc, fragmentName: 'AttemptGrades', from });

export const useQuizAttemptQuery = (options: client.useQuery.Options<documents.QuizAttemptQuery, documents.QuizAttemptQueryVariables> & ({ variables: documents.QuizAttemptQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.QuizAttemptDocument, options);

export const useQuizUnderWayQuery = (options: client.useQuery.Options<documents.QuizUnderWayQuery, documents.QuizUnderWayQueryVariables> & ({ variables: documents.QuizUnderWayQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.QuizUnderWayDocument, options);

export const useQuizUnderWayRowFragment = (from: client.useFragment.Options<documents.QuizUnderWayRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.QuizUnderWayRowFragmentDoc, fragmentName: 'QuizUnderWayRow', from });

export const useQuizzesUnderWayQuery = (options: client.useQuery.Options<documents.QuizzesUnderWayQuery, documents.QuizzesUnderWayQueryVariables> = {}) =>
  client.useQuery(documents.QuizzesUnderWayDocument, options);

export const useStartQuizMutation = (options?: client.useMutation.Options<documents.StartQuizMutation, documents.StartQuizMutationVariables>) =>
  client.useMutation(documents.StartQuizDocument, options);

export const usePracticeMistakesMutation = (options?: client.useMutation.Options<documents.PracticeMistakesMutation, documents.PracticeMistakesMutationVariables>) =>
  client.useMutation(documents.PracticeMistakesDocument, options);

export const useAnotherLikeThisMutation = (options?: client.useMutation.Options<documents.AnotherLikeThisMutation, documents.AnotherLikeThisMutationVariables>) =>
  client.useMutation(documents.AnotherLikeThisDocument, options);

export const useSaveAnswerMutation = (options?: client.useMutation.Options<documents.SaveAnswerMutation, documents.SaveAnswerMutationVariables>) =>
  client.useMutation(documents.SaveAnswerDocument, options);

export const useCheckAnswerMutation = (options?: client.useMutation.Options<documents.CheckAnswerMutation, documents.CheckAnswerMutationVariables>) =>
  client.useMutation(documents.CheckAnswerDocument, options);

export const useFirstStepMutation = (options?: client.useMutation.Options<documents.FirstStepMutation, documents.FirstStepMutationVariables>) =>
  client.useMutation(documents.FirstStepDocument, options);

export const useFinishQuizMutation = (options?: client.useMutation.Options<documents.FinishQuizMutation, documents.FinishQuizMutationVariables>) =>
  client.useMutation(documents.FinishQuizDocument, options);

export const useFinishReviewQuizMutation = (options?: client.useMutation.Options<documents.FinishReviewQuizMutation, documents.FinishReviewQuizMutationVariables>) =>
  client.useMutation(documents.FinishReviewQuizDocument, options);

export const useQuizOutcomeFragment = (from: client.useFragment.Options<documents.QuizOutcomeFragment, never>['from']) =>
  client.useFragment({ fragment: documents.QuizOutcomeFragmentDoc, fragmentName: 'QuizOutcome', from });

export const useReadinessQuery = (options: client.useQuery.Options<documents.ReadinessQuery, documents.ReadinessQueryVariables> = {}) =>
  client.useQuery(documents.ReadinessDocument, options);

export const useReadinessInShortQuery = (options: client.useQuery.Options<documents.ReadinessInShortQuery, documents.ReadinessInShortQueryVariables> = {}) =>
  client.useQuery(documents.ReadinessInShortDocument, options);

export const useTaughtInFragment = (from: client.useFragment.Options<documents.TaughtInFragment, never>['from']) =>
  client.useFragment({ fragment: documents.TaughtInFragmentDoc, fragmentName: 'TaughtIn', from });

export const useReferenceGraphLinkFragment = (from: client.useFragment.Options<documents.ReferenceGraphLinkFragment, never>['from']) =>
  client.useFragment({ fragment: documents.ReferenceGraphLinkFragmentDoc, fragmentName: 'ReferenceGraphLink', from });

export const useReferenceTermsQuery = (options: client.useQuery.Options<documents.ReferenceTermsQuery, documents.ReferenceTermsQueryVariables> = {}) =>
  client.useQuery(documents.ReferenceTermsDocument, options);

export const useFormulasQuery = (options: client.useQuery.Options<documents.FormulasQuery, documents.FormulasQueryVariables> = {}) =>
  client.useQuery(documents.FormulasDocument, options);

export const useReferenceGraphsQuery = (options: client.useQuery.Options<documents.ReferenceGraphsQuery, documents.ReferenceGraphsQueryVariables> = {}) =>
  client.useQuery(documents.ReferenceGraphsDocument, options);

export const useReferenceGraphQuery = (options: client.useQuery.Options<documents.ReferenceGraphQuery, documents.ReferenceGraphQueryVariables> & ({ variables: documents.ReferenceGraphQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.ReferenceGraphDocument, options);

export const useTaskVerbsQuery = (options: client.useQuery.Options<documents.TaskVerbsQuery, documents.TaskVerbsQueryVariables> = {}) =>
  client.useQuery(documents.TaskVerbsDocument, options);

export const useTopicEstimateRowFragment = (from: client.useFragment.Options<documents.TopicEstimateRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.TopicEstimateRowFragmentDoc, fragmentName: 'TopicEstimateRow', from });

export const useLearningQuery = (options: client.useQuery.Options<documents.LearningQuery, documents.LearningQueryVariables> = {}) =>
  client.useQuery(documents.LearningDocument, options);

export const usePracticeNotebookMutation = (options?: client.useMutation.Options<documents.PracticeNotebookMutation, documents.PracticeNotebookMutationVariables>) =>
  client.useMutation(documents.PracticeNotebookDocument, options);

export const usePracticeMinutesMutation = (options?: client.useMutation.Options<documents.PracticeMinutesMutation, documents.PracticeMinutesMutationVariables>) =>
  client.useMutation(documents.PracticeMinutesDocument, options);

export const useNoticeCardFragment = (from: client.useFragment.Options<documents.NoticeCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.NoticeCardFragmentDoc, fragmentName: 'NoticeCard', from });

export const useNoticesQuery = (options: client.useQuery.Options<documents.NoticesQuery, documents.NoticesQueryVariables> = {}) =>
  client.useQuery(documents.NoticesDocument, options);

export const useDismissNoticeMutation = (options?: client.useMutation.Options<documents.DismissNoticeMutation, documents.DismissNoticeMutationVariables>) =>
  client.useMutation(documents.DismissNoticeDocument, options);

export const useTodayQuery = (options: client.useQuery.Options<documents.TodayQuery, documents.TodayQueryVariables> = {}) =>
  client.useQuery(documents.TodayDocument, options);
