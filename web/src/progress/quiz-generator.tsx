import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  TOO_MANY_TOPICS_FROM,
  TOO_MANY_TOPICS_TITLE,
  questionsPerTopic,
  topicChoiceProblem,
} from '../../../schema/rules/quiz';
import { chapterNumber, generatorMastery, topicScore, unitTitle } from '../../../schema/rules/labels';
import { UnitPlace } from '../library/exam-unit';
import { quizLink } from '../quiz/quiz-links';
import { readStrings, storedJson } from '../storage';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import modalStyles from '../ui/modal.module.css';
import { Notice } from '../ui/notice';
import { SubmitBar } from '../ui/submit-bar';
import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import styles from './quiz-generator.module.css';
import { type StudentProgress, type ChapterProgress, type UnitProgress, chapterOfTopics } from './student-progress';
import { ProgressBoundary } from './progress-boundary';

function GeneratorForm({ progress }: { progress: StudentProgress }) {
  const navigate = useNavigate();
  const planned = unitsWith(progress, ({ chosen }) => chosen);
  const others = unitsWith(progress, ({ chosen }) => !chosen);
  const { picked, toggle, clear } = usePickedTopics(progress.userId, topicIdsOf([...planned, ...others]));
  const [isAskedEmpty, setAskedEmpty] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const count = picked.length;
  const problem = topicChoiceProblem(count);
  const startsOpen = planned.length === 0 || topicIdsOf(others).some((id) => picked.includes(id));

  function create() {
    setAskedEmpty(count === 0);
    if (count >= TOO_MANY_TOPICS_FROM) setTooMany(true);
    if (problem !== null) return;
    // A quiz on topics of a single chapter is named after that chapter.
    const chapter = chapterOfTopics(progress, picked);
    const { to, state } = quizLink({
      type: 'topicQuiz',
      topicIds: picked,
      ...(chapter ? { chapterId: chapter.id } : {}),
    });
    void navigate(to, { state });
  }

  return (
    <>
      <TopicPicker units={planned} picked={picked} onToggle={toggle} />
      {others.length > 0 && (
        <details className={styles.others} open={startsOpen}>
          <summary>{planned.length > 0 ? 'Topics outside your plan' : 'All topics'}</summary>
          <TopicPicker units={others} picked={picked} onToggle={toggle} />
        </details>
      )}
      <SubmitBar
        problem={isAskedEmpty && count === 0 && <Notice tone="problem">{problem}</Notice>}
        count={
          <p role="status" className={count >= TOO_MANY_TOPICS_FROM ? styles.over : undefined}>
            {inWords(count)}
          </p>
        }
      >
        {count > 0 && (
          <Button variant="plain" onClick={clear}>
            Clear
          </Button>
        )}
        <Button variant="primary" onClick={create}>
          Create Quiz
        </Button>
      </SubmitBar>
      <Modal open={isTooMany} onClose={() => setTooMany(false)} title={TOO_MANY_TOPICS_TITLE}>
        <p>{problem}</p>
        <p className={styles.aside}>You have {count}. Attention is scarce; spend it where it pays.</p>
        <div className={modalStyles.buttons}>
          <Button variant="primary" onClick={() => setTooMany(false)}>
            Back to the topics
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** The units that have topics to choose from, with their available chapters for which `isWanted` returns true. */
function unitsWith(progress: StudentProgress, isWanted: (chapter: ChapterProgress) => boolean): UnitProgress[] {
  return progress.units
    .map((unit) => ({
      ...unit,
      chapters: unit.chapters.filter((chapter) => !chapter.comingSoon && isWanted(chapter)),
    }))
    .filter(({ chapters }) => chapters.some(({ topics }) => topics.length > 0));
}

const topicIdsOf = (units: readonly UnitProgress[]) =>
  units.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics.map(({ id }) => id)));

function inWords(count: number): string {
  if (count === 0) return 'No topic chosen';
  if (count >= TOO_MANY_TOPICS_FROM) return `${count} topics chosen; the maximum is nine`;
  return `${count} ${count === 1 ? 'topic' : 'topics'} chosen, ${count * questionsPerTopic(count)} questions`;
}

/** The topics checked in the quiz generator. They survive a reload and going back from the quiz's first page. */
function usePickedTopics(userId: string, offered: readonly string[]) {
  const stored = storedJson('pickedTopics', readStrings, userId);
  const [saved, setSaved] = useState(() => stored.get() ?? []);
  const picked = offered.filter((id) => saved.includes(id));

  function save(ids: readonly string[]) {
    setSaved(ids);
    stored.set(ids);
  }

  return {
    picked,
    toggle: (id: string) => save(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]),
    clear: () => save([]),
  };
}

interface TopicPickerProps {
  units: readonly UnitProgress[];
  picked: readonly string[];
  onToggle: (topicId: string) => void;
}

/** Topic checkboxes grouped by unit, each with the student's current mastery. */
function TopicPicker({ units, picked, onToggle }: TopicPickerProps) {
  return units.map((unit) => (
    <fieldset key={unit.id} className={styles.unit}>
      <legend>
        {unitTitle(unit.name)} <UnitPlace unit={unit} />
      </legend>
      {unit.chapters.flatMap((chapter) =>
        chapter.topics.map((topic) => (
          <label key={topic.id} className={styles.topic}>
            <input type="checkbox" checked={picked.includes(topic.id)} onChange={() => onToggle(topic.id)} />
            <span className={styles.name}>{topic.name}</span>
            <span className={text.count}>
              <span className="visually-hidden">, chapter </span>
              {chapterNumber(chapter.name)}
              <span className="visually-hidden">, </span>
            </span>
            <span className={styles.level}>
              {generatorMastery(topic.percent)}
              {topic.percent !== null && ` · ${topicScore(topic)}`}
            </span>
          </label>
        )),
      )}
    </fieldset>
  ));
}

/** The page where a student builds a quiz from chosen topics (spec §2, /quizgenerator). */
export function QuizGenerator() {
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Choose Your Own Quiz Adventure</PageTitle>
        <p className={styles.lead}>
          Pick one to nine topics. Your level is shown beside each topic; include a weak one.
        </p>
      </div>
      <ProgressBoundary skeleton={<Loading label="Loading your topics" sizes={[640]} />}>
        {(progress) => <GeneratorForm key={progress.userId} progress={progress} />}
      </ProgressBoundary>
    </div>
  );
}
