import { asJson, CHAPTER, type Example } from './example';

/** The examples from a chapter quiz to the next chapter, and a quiz in practice mode. */
export const QUIZ_EXAMPLES: readonly Example[] = [
  {
    query: `# Starts a chapter quiz, or resumes it.
# It does not reveal the correct answers.
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
      given {
        choice
      }
    }
  }
}
`,
    variables: asJson({ type: 'chapterQuiz', chapterId: CHAPTER.id }),
  },
  {
    query: `# Saves an answer, which may still change.
# {{…}} is filled in from the last quiz started:
# its first question, and the first choice there.
mutation SaveAnswer($attemptId: ID!, $questionId: ID!, $given: GivenInput!) {
  saveAnswer(attemptId: $attemptId, questionId: $questionId, given: $given) {
    id
    given {
      choice
    }
  }
}
`,
    variables: asJson({ attemptId: '{{attemptId}}', questionId: '{{questionId}}', given: { choice: '{{answerId}}' } }),
  },
  {
    query: `# Submits the quiz and explains every choice.
# {{answers}} are first choices, or correct ones
# if an earlier quiz has revealed them.
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
    query: `# Moves on from a passed chapter; before that, the
# error is CHAPTER_NOT_PASSED. To pass, run
# StartQuiz and FinishQuiz in turn until the
# score is 60 or more.
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
  {
    query: `# Starts a topic quiz in practice mode: a hint
# before each answer, the explanation after it.
mutation StartPractice($topicIds: [ID!]!) {
  startQuiz(type: topicQuiz, mode: practice, topicIds: $topicIds) {
    id
    mode
    questions {
      id
      hint
      question {
        id
        text
      }
      answers {
        id
        text
      }
    }
  }
}
`,
    variables: asJson({ topicIds: [CHAPTER.topicId] }),
  },
  {
    query: `# Records an answer for good and explains it.
# Run StartPractice first.
mutation CheckAnswer($attemptId: ID!, $questionId: ID!, $given: GivenInput!) {
  checkAnswer(attemptId: $attemptId, questionId: $questionId, given: $given, certainty: unsure) {
    id
    isCorrect
    given {
      choice
    }
    rationales {
      isCorrect
      text
      answer {
        id
      }
    }
    takeaway
  }
}
`,
    variables: asJson({ attemptId: '{{attemptId}}', questionId: '{{questionId}}', given: { choice: '{{answerId}}' } }),
  },
];
