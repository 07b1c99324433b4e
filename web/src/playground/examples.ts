/** One tab of the playground. Its title is the operation's name. */
export interface Example {
  query: string;
  variables?: string;
  headers?: string;
}

// Chapter 6 has one topic and a small pool, so that three rounds of its quiz are enough to pass it.
const CHAPTER = { id: '6', slug: 'marginal-analysis' };
const AFTER_IT = '7';
const PASSWORD = 'Marginal1';

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * The tabs, in the order of a student's first evening. `username` must be free for the sign-up to succeed: 3 to 15
 * letters, digits and underscores. Words in double braces are filled in when the request is sent: see fill-in.ts.
 */
export function examplesFor(username: string): Example[] {
  return [
    {
      query: `# The whole public course. Anyone may ask.
query BrowseLibrary {
  subjects {
    id
    name
    units {
      id
      name
      selectable
      announced
      chapters {
        id
        name
        slug
        comingSoon
      }
    }
  }
}
`,
    },
    {
      query: `# One chapter, by the slug in its address.
query ChapterBySlug($slug: String!) {
  chapter(slug: $slug) {
    id
    name
    videoUrl
    videoBlurb
    quizBlurb
    unit {
      id
      name
    }
    topics {
      id
      topicName
    }
  }
}
`,
      variables: asJson({ slug: CHAPTER.slug }),
    },
    {
      query: `# Opens an account and logs it in.
# From now on every request carries its token.
# A second run is refused: the name is taken.
mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    accessToken
    user {
      id
      username
      email
    }
  }
}
`,
      variables: asJson({
        input: { username, email: `${username}@example.com`, password: PASSWORD, atLeast13: true },
      }),
    },
    {
      query: `# Logs the student of SignUp in: a new token.
mutation LogIn($username: String!, $password: String!) {
  logIn(username: $username, password: $password) {
    accessToken
    user {
      id
      username
    }
  }
}
`,
      variables: asJson({ username, password: PASSWORD }),
    },
    {
      query: `# Restores the session: student, plan, progress.
# The Headers tab below shows the token's place.
# Without it the playground adds the token itself.
query Me {
  me {
    id
    username
    email
    currentChapter {
      id
      name
    }
    userChapters {
      id
      chosen
      videoCompleted
      quizGrade
    }
    topicProgress {
      id
      questionsAsked
      percentCorrect
    }
  }
}
`,
      headers: asJson({ Authorization: 'Bearer {{accessToken}}' }),
    },
    {
      query: `# Puts two chapters into the plan; others stay.
mutation ChooseChapters($choices: [ChapterChoice!]!) {
  chooseChapters(choices: $choices) {
    user {
      id
      currentChapter {
        id
        name
      }
    }
    userChapters {
      id
      chosen
    }
  }
}
`,
      variables: asJson({ choices: [CHAPTER.id, AFTER_IT].map((chapterId) => ({ chapterId, chosen: true })) }),
    },
    {
      query: `# Starts a chapter's quiz, or goes on with it.
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
      query: `# Hands the quiz in: every choice is explained.
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
}
