/** The words and tiers that a percent earns, in the spec's words exactly (spec §2, §9). Percents run 0–100; null is "nothing yet". */
import type { ChapterState } from './progress';

/** spec §9: strictly over each step; one ladder, so that dashboard and generator never disagree about a level. */
export const MASTERY_LADDER = [
  { over: 80, dashboard: 'Econo-ninja-level', generator: 'Econo-ninja-level' },
  { over: 70, dashboard: 'Fiscal Phenom', generator: 'Fiscal Phenom' },
  { over: 60, dashboard: 'Curve Whisperer', generator: 'Curve Whisperer' },
  { over: 50, dashboard: 'Marginally Got It', generator: 'Sort of Chart Challenged' },
  { over: 0, dashboard: 'A bit Econ-fused', generator: 'A bit Econ-fused' },
] as const; // the labels stay literal

/** spec §9: strictly over each step. */
export const OVERALL_RANKS = [
  { over: 90, label: 'Economic Overlord' },
  { over: 80, label: 'Econo-ninja' },
  { over: 60, label: 'Curve Whisperer' },
  { over: 50, label: 'Sort of Chart Challenged' },
  { over: 0, label: 'Economic Noob' },
] as const; // the labels stay literal

/** spec §9: each step itself counts, unlike mastery ("80+", not "over 80"). */
export const CHAPTER_RANKS = [
  { from: 80, label: 'The Bomb' },
  { from: 70, label: 'Big Cheese' },
  { from: 60, label: 'Middle Management' },
  { from: 50, label: 'Winging It' },
] as const; // the labels stay literal
export const LOWEST_CHAPTER_RANK = 'Dumpster Fire';
export const NOT_YET_STARTED = 'Not yet started';
export const COMING_SOON = 'coming soon!';

/** spec §9: the colours of a topic's result, strictly over each step. */
export const TOPIC_RESULT_TIERS = [
  { over: 80, tier: 'over80' },
  { over: 70, tier: 'over70' },
  { over: 60, tier: 'over60' },
  { over: 50, tier: 'over50' },
] as const; // the tiers are the type
export type TopicResultTier = (typeof TOPIC_RESULT_TIERS)[number]['tier'] | 'upTo50';

export const CHAPTER_AMAZING_FROM = 70;
export const CHAPTER_MIDDLE_ABOVE = 50;
export const REVIEW_TOP_ABOVE = 65;
export const REVIEW_MIDDLE_ABOVE = 49;
export const VISITOR_TOP_FROM = 70;
export const VISITOR_MIDDLE_ABOVE = 50;
/** spec §2: shares of the questions, in sixths, not percents. */
export const VISITOR_MOST_FROM_SIXTHS = 4;
export const VISITOR_SOME_FROM_SIXTHS = 2;
/** spec §9: 50 is labelled "Retake", though the quiz start repeats only below 50 (CHAPTER_QUIZ_AGAIN_BELOW). */
export const RETAKE_AT_OR_BELOW = 50;

export type ChapterResultTier = 'amazing' | 'middle' | 'retry';
export type ReviewResultTier = 'top' | 'middle' | 'low';
export type VisitorFirstTier = 'top' | 'middle' | 'low';
export type VisitorSecondTier = 'all' | 'most' | 'some' | 'few';

/** A topic's label on the dashboard. 0% is "Not yet started", like null. spec §9. */
export function topicMastery(percent: number | null): string {
  return MASTERY_LADDER.find(({ over }) => (percent ?? 0) > over)?.dashboard ?? NOT_YET_STARTED;
}

/** A topic's label in the quiz generator. spec §9. */
export function generatorMastery(percent: number | null): string {
  return MASTERY_LADDER.find(({ over }) => (percent ?? 0) > over)?.generator ?? NOT_YET_STARTED;
}

/** How many rungs of the mastery ladder a percent is over, 0 to 5: what the two labels above are read from, for whoever draws them. */
export function masteryRungs(percent: number | null): number {
  return MASTERY_LADDER.filter(({ over }) => (percent ?? 0) > over).length;
}

/**
 * What stands beside a topic's label: its percent; at 0%, which has the label of a topic that was never asked, the count. Empty before the
 * first question.
 */
export function topicScore({ percent, questionsAsked }: { percent: number | null; questionsAsked: number }): string {
  if (percent === null) return '';
  return percent === 0 ? `0 of ${questionsAsked} correct` : `${percent}%`;
}

/** The colour tier of a topic's result. spec §9. */
export function topicResultTier(percent: number): TopicResultTier {
  return TOPIC_RESULT_TIERS.find(({ over }) => percent > over)?.tier ?? 'upTo50';
}

/** The final scorecard's rank, by total percent. spec §9. */
export function overallRank(percent: number | null): string {
  return OVERALL_RANKS.find(({ over }) => (percent ?? 0) > over)?.label ?? NOT_YET_STARTED;
}

/** The rank of a chapter's grade; a chapter without a grade has none to be ranked by. spec §9. */
export function chapterRank(grade: number | null): string {
  if (grade === null) return NOT_YET_STARTED;
  return CHAPTER_RANKS.find(({ from }) => grade >= from)?.label ?? LOWEST_CHAPTER_RANK;
}

/** 70 or more, over 50, or a retry. spec §4, §9. */
export function chapterResultTier(score: number): ChapterResultTier {
  if (score >= CHAPTER_AMAZING_FROM) return 'amazing';
  return score > CHAPTER_MIDDLE_ABOVE ? 'middle' : 'retry';
}

/** Over 65, over 49, or below. spec §9. */
export function reviewResultTier(score: number): ReviewResultTier {
  if (score > REVIEW_TOP_ABOVE) return 'top';
  return score > REVIEW_MIDDLE_ABOVE ? 'middle' : 'low';
}

/** A visitor's first message: 70 or more, above 50, or low. spec §2, §9. */
export function visitorFirstTier(score: number): VisitorFirstTier {
  if (score >= VISITOR_TOP_FROM) return 'top';
  return score > VISITOR_MIDDLE_ABOVE ? 'middle' : 'low';
}

/** A visitor's second message, by the share of right answers: all, at least 4/6, at least 2/6, fewer. spec §2, corrected. */
export function visitorSecondTier(correct: number, total: number): VisitorSecondTier {
  if (total > 0 && correct >= total) return 'all';
  // In whole sixths: 4/6 of 6 must not hang on a rounded fraction.
  if (total > 0 && correct * 6 >= total * VISITOR_MOST_FROM_SIXTHS) return 'most';
  return total > 0 && correct * 6 >= total * VISITOR_SOME_FROM_SIXTHS ? 'some' : 'few';
}

/** The quiz button of a video page. spec §2. */
export function quizButtonLabel(chapter: {
  signedIn: boolean;
  grade: number | null;
  videoCompleted: boolean;
  chapterName: string;
}): string {
  const { signedIn, grade, videoCompleted, chapterName } = chapter;
  if (!signedIn) return `Take a Free Quiz on ${chapterName}`;
  if (grade === null && !videoCompleted) return 'Mark as Completed & Rock the Quiz';
  if (grade === null) return `Take the Chapter Quiz for ${chapterName}`;
  return grade <= RETAKE_AT_OR_BELOW
    ? `Retake the Chapter Quiz for ${chapterName}`
    : `Get some more practice on ${chapterName}`;
}

/** The watched toggle of a video page; a visitor is offered to sign up. spec §2. */
export function videoToggleLabel(video: { signedIn: boolean; videoCompleted: boolean }): string {
  if (!video.signedIn) return 'Sign Up To Track Progress & More!';
  return video.videoCompleted ? 'Mark Video as Unwatched' : 'Mark Video As Watched';
}

/** The hint beside a chapter not yet graded; null once it is, when praise or 'Yikes' speaks (web/src/copy/trophy). spec §4. */
export function chapterRowHint(state: ChapterState): string | null {
  if (state === 'notStarted') return 'Watch the Video First';
  return state === 'videoCompleted' ? 'Ready for the Quiz' : null;
}

/** "1.1" of "1.1 Scarcity": the first word. spec §2, §3. */
export function chapterNumber(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** "Scarcity" of "1.1 Scarcity": all but the first word, or the whole name of one word. spec §2, §3. */
export function chapterTitle(name: string): string {
  return name.trim().replace(/^\S+\s+/, '');
}

/** "Elasticities" of "Unit 3: Elasticities"; the whole name where there is no colon. spec §3. */
export function unitTitle(name: string): string {
  return name.slice(name.indexOf(':') + 1).trim();
}

/** "Unit 3" of "Unit 3: Elasticities"; empty where there is no colon. */
export function unitNumber(name: string): string {
  return name.slice(0, Math.max(name.indexOf(':'), 0)).trim();
}

/** "Unit 3" of "Unit 3: Elasticities"; the whole name where it has no number. */
export const shortUnitName = (name: string): string => unitNumber(name) || unitTitle(name);

/** "exam unit 2": a class that follows the exam's own units must find them in ours. */
export const examUnitName = ({ number }: { number: number }): string => `exam unit ${number}`;

/** "Unit 3 · exam unit 2: Elasticities", for lists of plain text. */
export function unitInFull({ name, examUnit }: { name: string; examUnit?: { number: number } | null }): string {
  const number = unitNumber(name);
  return examUnit && number ? `${number} · ${examUnitName(examUnit)}: ${unitTitle(name)}` : name;
}

/** The title of a visitor's results. spec §2. */
export function visitorResultsTitle(chapterName: string): string {
  return `Results for Chapter ${chapterNumber(chapterName)} Review Quiz`;
}

/** A user's name as the menu heads itself with it: first letter capital, the rest as chosen. spec §2. */
export function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}
