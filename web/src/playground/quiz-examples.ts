import { asJson, CHAPTER, type Example } from './example';

/** The examples from starting a quiz to advancing to the next chapter. */
export const QUIZ_EXAMPLES: readonly Example[] = [
  {
    query: `# Starts a chapter's quiz, or continues it.
# Which answers are right is not told yet.
mutation StartQuiz($type: QuizType!, $chapterId: ID) {
  startQuiz(type: $type, chapterId: $chapterId) {
    id
    type
    startedAt
    questions {
      id
      position
      question {
        id
        text
        topic {
          topicName
        }
      }
      answers {
        id
        text
      }
      chosenAnswer {
        id
      }
    }
  }
}
`,
    variables: asJson({ type: 'chapterQuiz', chapterId: CHAPTER.id }),
  },
  {
    query: `# Saves an answer; it may change until the end.
# {{…}} is filled in from the quiz started last:
# its first question, and the first choice there.
mutation SaveAnswer($attemptId: ID!, $questionId: ID!, $answerId: ID!) {
  saveAnswer(attemptId: $attemptId, questionId: $questionId, answerId: $answerId) {
    id
    chosenAnswer {
      id
      text
    }
  }
}
`,
    variables: asJson({ attemptId: '{{attemptId}}', questionId: '{{questionId}}', answerId: '{{answerId}}' }),
  },
  {
    query: `# Submits the quiz: every choice is explained.
# {{answers}} takes first choices, or those that
# an earlier quiz told to be right.
mutation FinishQuiz($attemptId: ID!, $answers: [GivenAnswer!]!) {
  finishQuiz(attemptId: $attemptId, answers: $answers) {
    userChapter {
      id
      quizGrade
    }
    attempt {
      id
      score
      questions {
        id
        isCorrect
        takeaway
        question {
          id
          text
        }
        rationales {
          isCorrect
          text
          misconception
          answer {
            id
            text
          }
        }
      }
    }
  }
}
`,
    variables: asJson({ attemptId: '{{attemptId}}', answers: '{{answers}}' }),
  },
  {
    query: `# Moves on from a passed chapter. Until then the
# answer is CHAPTER_NOT_PASSED. To pass, run
# StartQuiz and FinishQuiz in turn, three times.
mutation AdvanceChapter($chapterId: ID!) {
  advanceChapter(chapterId: $chapterId) {
    completed
    user {
      id
      currentChapter {
        id
        name
      }
    }
  }
}
`,
    variables: asJson({ chapterId: CHAPTER.id }),
  },
];
