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
  "ExamPlan": [
    "chapters",
    "curve",
    "days",
    "leftOut"
  ],
  "ExamPlanDay": [
    "steps"
  ],
  "ExamPlanStep": [
    "topics"
  ],
  "FinishedQuiz": [
    "topicProgress"
  ],
  "Formula": [
    "letters"
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
  "MockExam": [
    "questions",
    "responses"
  ],
  "MockExams": [
    "exams"
  ],
  "MockReport": [
    "responses",
    "skills",
    "units"
  ],
  "MockUnitResult": [
    "missedTopics"
  ],
  "Mutation": [
    "dismissNotice"
  ],
  "Query": [
    "formulas",
    "freeResponses",
    "misconceptions",
    "missedPoints",
    "mistakes",
    "notices",
    "quizzesUnderWay",
    "referenceGraphs",
    "referenceTerms",
    "subjects",
    "taskVerbs"
  ],
  "QuizAttempt": [
    "questions",
    "topics"
  ],
  "Readiness": [
    "history",
    "steps",
    "units"
  ],
  "ReadinessStep": [
    "topics"
  ],
  "ReferenceGraph": [
    "terms"
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
