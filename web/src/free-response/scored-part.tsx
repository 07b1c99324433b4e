import { Check, CircleDashed, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useScoreOwnPointMutation } from '../../../schema/generated/hooks';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { WatchLink } from '../quiz/watch-link';
import { misconceptionInWords } from '../review/misconception-name';
import textStyles from '../ui/text.module.css';
import { useAction } from '../apollo/use-action';
import { ProblemNotice } from '../ui/notice';
import type { PartAnswer } from './answer';
import { DisputePoint } from './dispute-point';
import type { ResultPoint, TaskPart } from './fragments';
import styles from './scored-part.module.css';
import { useUpdateLists } from './use-free-responses';
import { ReasonText, type subscriptsIn } from './reason-text';
import { partLabel, partScore, pointState } from './words';

interface ScoredPartProps {
  attemptId: string;
  part: TaskPart;
  given: PartAnswer;
  isBlank: boolean;
  points: readonly ResultPoint[];
  solution: string;
  /** Of the names in the question. */
  subscripts: ReturnType<typeof subscriptsIn>;
  /** Name of the point whose place is highlighted. */
  shown: string | null;
  onShow: (point: ResultPoint) => void;
  /** Draws the graph below a point, where it does not stand beside the points. */
  inPlace: ((highlights: readonly string[]) => ReactNode) | null;
  busy: boolean;
  onTryAgain: () => void;
}

/** One part with its points, what the student answered, and the worked solution. */
export function ScoredPart({ part, given, isBlank, points, solution, busy, onTryAgain, ...shared }: ScoredPartProps) {
  const { name, text, options } = part;
  const headingId = useId();
  const missesAny = points.some(({ state }) => state === 'missed');
  return (
    <section id={`scored-${name}`} tabIndex={-1} aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId} className={styles.heading}>
        <span className="visually-hidden">Part</span> {partLabel(name)} <small>{partScore(points)}</small>
      </h3>
      <CourseHtml html={text} className={styles.asked} />
      <Given given={given} isBlank={isBlank} kind={part.kind} options={options ?? []} />
      <ul className={styles.points}>
        {points.map((point) => (
          <Point key={point.name} point={point} isBlank={isBlank} watch={momentOf(point, points)} {...shared} />
        ))}
      </ul>
      <div>
        <details className={styles.solution}>
          <summary>Worked solution of {partLabel(name)}</summary>
          <CourseHtml html={solution} />
        </details>
        {missesAny && (
          <p>
            <Button variant="plain" busy={busy} onClick={onTryAgain}>
              Try part {partLabel(name)} again
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

interface GivenProps {
  given: PartAnswer;
  isBlank: boolean;
  kind: TaskPart['kind'];
  options: readonly string[];
}

/** What the student wrote. A drawing is shown for itself. */
function Given({ given: { work = '', choice, text = '' }, isBlank, kind, options }: GivenProps) {
  if (isBlank && !text.trim()) return <p className={styles.none}>You left this part blank.</p>;
  if (kind === 'draw') return null;
  const chosen = choice === undefined ? undefined : options[choice];
  return (
    <blockquote className={styles.given}>
      <span className={textStyles.note}>Your answer</span>
      {work && <p className={styles.prose}>{work}</p>}
      {chosen && <CourseHtml html={chosen} as="p" />}
      {text && <p className={styles.prose}>{text}</p>}
    </blockquote>
  );
}

/** The scene that a missed point leads to. Of several points of a part that lead to the same one, only the first does. */
function momentOf(point: ResultPoint, points: readonly ResultPoint[]): ResultPoint['watch'] {
  const { watch } = point;
  const leads = (other: ResultPoint): boolean =>
    other.state === 'missed' && other.watch?.scene === watch?.scene && other.watch?.chapter.id === watch?.chapter.id;
  return points.find(leads) === point ? watch : null;
}

interface PointProps extends Pick<
  ScoredPartProps,
  'attemptId' | 'isBlank' | 'subscripts' | 'shown' | 'onShow' | 'inPlace'
> {
  point: ResultPoint;
  watch: ResultPoint['watch'];
}

const ICONS = { earned: Check, missed: X, open: CircleDashed };

function Point({ attemptId, point, isBlank, watch, subscripts, shown, onShow, inPlace }: PointProps) {
  const { name, state, text, explain, reason, look, misconception, belief, selfScored } = point;
  const Icon = ICONS[state];
  const isShown = shown === name;
  return (
    <li id={`point-${name}`} className={styles.point} data-state={state}>
      <span className={styles.mark}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.state}>{pointState(point)}</p>
        <CourseHtml html={text} as="p" className={styles.text} />
        {state !== 'open' && !selfScored && (
          <p>
            <ReasonText text={reason} subscripts={subscripts} />
          </p>
        )}
        {explain !== null && (state === 'open' || selfScored) && (
          <ScoreYourself attemptId={attemptId} point={name} explain={explain} state={state} />
        )}
        {misconception && state === 'missed' && (
          <p className={textStyles.aside}>
            <b>A common idea:</b> {belief ?? misconceptionInWords(misconception)}
          </p>
        )}
        {watch && <WatchLink moment={watch} place={`#point-${name}`} />}
        {look.length > 0 && (
          <p>
            <Button variant="plain" aria-pressed={isShown} onClick={() => onShow(point)}>
              {isShown ? 'Hide on my graph' : 'Show on my graph'}
            </Button>
          </p>
        )}
        {isShown && inPlace?.(look)}
        {(point.dispute ?? (state === 'missed' && !selfScored && !isBlank)) && (
          <DisputePoint attemptId={attemptId} point={point} />
        )}
      </div>
    </li>
  );
}

interface ScoreYourselfProps {
  attemptId: string;
  point: string;
  /** What the explanation must say. */
  explain: string;
  state: ResultPoint['state'];
}

const ANSWERS = [
  [true, 'Yes'],
  [false, 'No'],
] as const; // types each entry as a pair

/** The rubric's sentence for an explanation, and the student's own comparison with it. */
function ScoreYourself({ attemptId, point, explain, state }: ScoreYourselfProps) {
  const updateLists = useUpdateLists();
  const [scoreOwnPoint] = useScoreOwnPointMutation({
    update: (_cache, { data }) => updateLists(data?.scoreOwnPoint.freeResponse),
  });
  const { run, busy, problem } = useAction((earned: boolean) =>
    scoreOwnPoint({ variables: { attemptId, point, earned } }),
  );
  const decided = state === 'open' ? null : state === 'earned';
  return (
    <div className={styles.compare}>
      <p className={textStyles.note}>The rubric asks for</p>
      <CourseHtml html={explain} />
      <div className={styles.decide} role="group" aria-label={`Did your explanation say this? Point ${point}`}>
        <span>Did your explanation say this?</span>
        {ANSWERS.map(([earned, name]) => (
          <Button key={name} aria-pressed={decided === earned} busy={busy} onClick={() => run(earned)}>
            {name}
          </Button>
        ))}
      </div>
      <ProblemNotice title="Your decision was not saved." problem={problem} />
    </div>
  );
}
