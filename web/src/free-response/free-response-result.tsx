import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GraphDocument } from '../../../economics/free-response/graph-document';
import type { FreeResponseAttemptPageFragment } from '../../../schema/generated/graphql';
import { BySession } from '../account/by-session';
import { StemFigure } from '../quiz/question-stem';
import { openSignup, useSignedIn } from '../store';
import { Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { ProblemNotice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import { isAnswered, isDrawn, readAnswer } from './answer';
import type { Result } from './fragments';
import { FREE_RESPONSES, freeResponsePath } from './free-response-links';
import styles from './free-response-result.module.css';
import { PartStrip } from './part-strip';
import { resultAdvice } from './result-advice';
import { pointsInWords } from './words';
import { subscriptsIn } from './reason-text';
import { ResultGraph, type View, useIsWide } from './result-graph';
import { ScoredPart } from './scored-part';
import { useTryAgain } from './use-try-again';
import { useFreeResponses } from './use-free-responses';
import { nextVersion, otherVersions } from './versions';

interface ResultProps {
  attempt: FreeResponseAttemptPageFragment;
  result: Result;
}

/** A scored answer: the points as the rubric lists them, beside the student's graph and the model graph. */
export default function FreeResponseResult({ attempt, result }: ResultProps) {
  const { title, content } = attempt;
  const answer = useMemo(() => readAnswer(attempt.answer, content), [attempt.answer, content]);
  const model = useMemo(() => readGraph(result.model), [result.model]);
  const { hash } = useLocation();
  // A link may lead to a point.
  const [shown, setShown] = useState(
    () => result.points.find(({ name, look }) => hash === `#point-${name}` && look.length > 0)?.name ?? null,
  );
  const [view, setView] = useState<View>(() => (isDrawn(answer.graph) ? 'own' : 'model'));
  const subscripts = useMemo(
    () => subscriptsIn([content.stem, ...content.parts.map(({ text }) => text)].join(' ')),
    [content],
  );
  const isBlank = !isDrawn(answer.graph);
  const isWide = useIsWide();
  const signedIn = useSignedIn();
  const { data } = useFreeResponses({ variables: { chapterId: attempt.chapter.id }, skip: !signedIn });
  const [other, ...others] = otherVersions(data?.freeResponses ?? [], attempt.freeResponseId);
  const next = other && nextVersion([other, ...others]);
  const tryAgain = useTryAgain(() => attempt);
  const point = result.points.find(({ name }) => name === shown);
  const graph = (highlights: readonly string[]) => (
    <ResultGraph
      panels={content.panels}
      own={answer.graph}
      model={model}
      highlights={highlights}
      view={view}
      onView={setView}
    />
  );
  function show(name: string) {
    setShown(name === shown ? null : name);
    if (view === 'model') setView('own');
  }
  const hasGraph = content.panels.length > 0;
  useEffect(() => {
    // After the layout has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return (
    <div className={hasGraph ? styles.page : `${styles.page} ${styles.narrow}`}>
      <div className={styles.head}>
        <PageTitle className={styles.title} tab={`Result: ${title}`}>
          {title}
        </PageTitle>
        <Score
          result={result}
          advice={resultAdvice(
            result.points,
            content.parts.every((part) => !isAnswered(part, answer)),
          )}
        />
        <PartStrip parts={content.parts} points={result.points} />
        <div className={styles.actions}>
          <BySession
            visitor={
              <Button variant="primary" onClick={() => openSignup({ freeResponseId: attempt.id })}>
                Sign up to save your answer
              </Button>
            }
          />
          {next && (
            <ButtonLink to={freeResponsePath(next.id)} variant="primary">
              Try another version
            </ButtonLink>
          )}
          <Button busy={tryAgain.busy} onClick={() => tryAgain.run(null)}>
            Answer it again
          </Button>
          <ButtonLink to={FREE_RESPONSES} variant="plain">
            All free-response questions
          </ButtonLink>
        </div>
        <ProblemNotice title="The question did not start." problem={tryAgain.problem} />
      </div>
      <div className={hasGraph ? `${styles.body} ${styles.two}` : styles.body}>
        {hasGraph && (
          <section aria-labelledby="graphs" className={styles.graph}>
            <h2 id="graphs" className={styles.subtitle}>
              {isBlank ? 'The model graph' : 'The graph'}
            </h2>
            {graph(isWide ? (point?.look ?? []) : [])}
          </section>
        )}
        <section aria-labelledby="points" className={styles.parts}>
          <h2 id="points" className={styles.subtitle}>
            Point by point
          </h2>
          <details className={styles.question}>
            <summary>The question</summary>
            <CourseHtml html={content.stem} />
            {content.figure && <StemFigure svg={content.figure.svg} />}
          </details>
          {content.parts.map((part) => (
            <ScoredPart
              key={part.name}
              attemptId={attempt.id}
              part={part}
              given={answer.parts[part.name] ?? {}}
              isBlank={!isAnswered(part, answer)}
              points={result.points.filter((one) => one.part === part.name)}
              solution={result.solutions.find((one) => one.part === part.name)?.text ?? ''}
              subscripts={subscripts}
              shown={shown}
              onShow={({ name }) => show(name)}
              inPlace={isWide ? null : graph}
              busy={tryAgain.busy}
              onTryAgain={() => tryAgain.run(part.name)}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

/** The scorer's number, what to look at first, and what is left for the student to decide. */
function Score({ result: { earned, open, possible }, advice }: { result: Result; advice: string | null }) {
  return (
    <div className={styles.score}>
      <p className={styles.number}>
        <b>{earned}</b> <span>of {pointsInWords(possible)}</span>
      </p>
      {advice && <p className={styles.advice}>{advice}</p>}
      {open > 0 && (
        <p className={styles.open}>
          {open === 1 ? '1 more point is' : `${open} more points are`} yours to score: compare your explanation with the
          rubric below.
        </p>
      )}
    </div>
  );
}

/** The server writes it from the course. */
const readGraph = (json: string) => JSON.parse(json) as GraphDocument;
