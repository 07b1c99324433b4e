import { ChapterNextSteps } from '../progress/chapter-next-steps';
import { ChapterResults } from '../quiz/quiz-results';
import { ResultsPage } from '../quiz/results-page';

export default function Results() {
  return (
    <ResultsPage path="/results">
      {(attempt) => (
        <ChapterResults attempt={attempt}>
          {attempt.chapter && <ChapterNextSteps attempt={attempt} chapterId={attempt.chapter.id} />}
        </ChapterResults>
      )}
    </ResultsPage>
  );
}
