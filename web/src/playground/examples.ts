import { asJson, CHAPTER, type Example } from './example';
import { QUIZ_EXAMPLES } from './quiz-examples';

const AFTER_IT = '21';
const PASSWORD = 'Marginal1';

/**
 * The tabs, in the order in which a new student uses these operations. `username` must be available for the sign-up to
 * succeed: 3 to 15 letters, digits and underscores. Placeholders in double braces are replaced when the request is
 * sent: see fill-in.ts.
 */
export function examplesFor(username: string): Example[] {
  return [
    {
      query: `# The whole public course. No login needed.
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
      query: `# One chapter, by the slug in its URL.
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
      query: `# Searches as students type: chapters with the
# scene that answers, topics, questions, pages.
query SearchChapters($term: String!) {
  searchChapters(term: $term) {
    guess
    corrected
    hits {
      kind
      title
      moment {
        scene
        heading
      }
      startsAt
      excerpt {
        text
        isMatch
      }
    }
  }
}
`,
      variables: asJson({ term: 'why does mr slope down' }),
    },
    {
      query: `# Creates an account and logs in. From now on,
# every request carries its token. A second run
# fails because the username is taken.
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
      query: `# Logs in the student from SignUp: a new token.
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
# The Headers tab below shows where a token goes.
# Without it, the playground adds the token.
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
      query: `# Adds two chapters to the study plan.
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
    ...QUIZ_EXAMPLES,
  ];
}
