export const LIST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  "AttemptQuestion": [
    "answers",
    "rationales",
    "solution"
  ],
  "Chapter": [
    "topics"
  ],
  "ChosenChapters": [
    "userChapters"
  ],
  "FinishedQuiz": [
    "topicProgress"
  ],
  "FreeResponseContent": [
    "panels",
    "parts"
  ],
  "FreeResponseResult": [
    "points",
    "solutions"
  ],
  "Learning": [
    "certainties",
    "finishedQuizzes",
    "predictions",
    "topics"
  ],
  "MetMisconception": [
    "topics"
  ],
  "MissedPoints": [
    "points"
  ],
  "Mistake": [
    "answers",
    "rationales"
  ],
  "Mutation": [
    "dismissNotice"
  ],
  "Query": [
    "freeResponses",
    "misconceptions",
    "missedPoints",
    "mistakes",
    "notices",
    "quizzesUnderWay",
    "subjects"
  ],
  "QuizAttempt": [
    "questions",
    "topics"
  ],
  "SearchHit": [
    "excerpt"
  ],
  "SearchResult": [
    "announced",
    "chapters",
    "hits"
  ],
  "Subject": [
    "units"
  ],
  "TopicEstimate": [
    "history"
  ],
  "Unit": [
    "chapters"
  ],
  "User": [
    "topicProgress",
    "userChapters"
  ],
  "WorkedExample": [
    "steps"
  ]
};
