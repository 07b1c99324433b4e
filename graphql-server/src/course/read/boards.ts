import { z } from 'zod';
import { checkBoard, isGraph, type Board } from '../../../../economics/board/board';
import { withoutSubscripts } from '../../../../economics/svg/labels/text-width';
import { figureOf, type Picture } from '../../../../economics/picture/picture';
import { boardHtml } from './board-html';
import { picturesIn, plainText } from './course-html';
import { boardShape } from './board-shape';
import {
  problem,
  type ChoiceSource,
  type CourseProblem,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from './course-source';
import { figureUrl } from './figure-url';
import { nearestName } from './find-by-name';
import { kebabCase, readYaml } from './read-yaml';

export const BOARDS_FILE = 'boards.yaml';

const boardsShape = z.record(kebabCase, boardShape).nullable();

/** [board:name] in a text, with the spaces around it. */
const REFERENCE = /[ \t]*\[board:([^\]\n]*)\][ \t]*/g;

interface NamedBoard {
  readonly at: SourceLocation;
  readonly board: Board;
}

/** Whether a choice is one graph. */
export const isGraphChoice = (text: RichText): boolean => picturesIn(text).length === 1 && plainText(text) === '';

/** Why a board cannot be drawn; null when it can. */
function whyNot(board: Board): string | null {
  try {
    if (isGraph(board)) figureOf(board);
    else if (board.kind !== 'text') checkBoard(board);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** The boards of a chapter, which take their places in its questions. */
export class Boards {
  readonly problems: CourseProblem[] = [];
  private readonly byName = new Map<string, NamedBoard>();
  private readonly used = new Set<string>();

  /** `slug` is that of the chapter, which makes the addresses of the graphs unique. */
  constructor(
    file: string,
    yaml: string,
    private readonly slug: string,
  ) {
    const { data, problems, at } = readYaml(file, yaml, 1, boardsShape);
    this.problems.push(...problems);
    for (const [name, board] of Object.entries(data ?? {})) {
      const why = whyNot(board);
      this.byName.set(name, { at: at([name]), board });
      if (why !== null)
        this.problems.push(
          problem(at([name]), `the board "${name}" cannot be drawn: ${why}`, 'see economics/README.md for its fields'),
        );
    }
  }

  /** The graphs by their addresses. */
  get pictures(): ReadonlyMap<string, Picture> {
    const graphs = [...this.byName].flatMap(([name, { board }]) =>
      isGraph(board) ? [[this.urlOf(name), board] as const] : [],
    );
    return new Map(graphs);
  }

  /** The question with its boards in place: graphs as pictures, the others as HTML. */
  place(question: QuestionSource): QuestionSource {
    const names: string[] = [];
    const lead = question.lead && this.fill(question.lead, question.at, names);
    const stem = this.fill(question.stem, question.at, names);
    const [shown] = names;
    if (names.filter((name) => this.isGraph(name)).length > 1)
      this.fail(question.at, 'it shows more than one graph', 'show one graph, or draw both in one board');
    return {
      ...question,
      ...(lead !== undefined && { lead }),
      ...(shown !== undefined && { board: shown }),
      stem,
      choices: question.choices.map((choice) => this.placeChoice(choice, question.at)),
    };
  }

  /** For the boards that no question shows. */
  checkUse(): void {
    for (const [name, { at }] of this.byName)
      if (!this.used.has(name))
        this.fail(at, `no question shows the board "${name}"`, `write [board:${name}] in a stem, or remove it`);
  }

  private placeChoice(choice: ChoiceSource, at: SourceLocation): ChoiceSource {
    const names: string[] = [];
    const text = this.fill(choice.text, at, names);
    const isWhole = choice.text.text.trim() === `[board:${names[0] ?? ''}]`;
    if (names.some((name) => !isWhole || !this.isGraph(name)))
      this.fail(
        at,
        'a choice has a board and other text, or a board without a graph',
        'make the whole choice one graph',
      );
    if (names.some((name) => this.byName.get(name)?.board.kind === 'panels'))
      this.fail(at, 'a choice has two panels, which are too small to read there', 'make each choice one graph');
    return { ...choice, text };
  }

  private fill(text: RichText, at: SourceLocation, names: string[]): RichText {
    if (!text.text.includes('[board:')) return text;
    if (text.format === 'plain') this.fail(at, 'a board stands in plain text', 'begin the text with [markdown]');
    return { ...text, text: text.text.replace(REFERENCE, (_, name: string) => this.markup(name, at, names)).trim() };
  }

  private markup(name: string, at: SourceLocation, names: string[]): string {
    const named = this.byName.get(name);
    if (named === undefined) {
      const nearest = nearestName([...this.byName.keys()], name);
      const fix = nearest === null ? `describe it in ${BOARDS_FILE} beside this file` : `did you mean "${nearest}"?`;
      this.fail(at, `${BOARDS_FILE} has no board "${name}"`, fix);
      return '';
    }
    this.used.add(name);
    names.push(name);
    const { board } = named;
    if (whyNot(board) !== null) return '';
    if (!isGraph(board)) return `\n\n${boardHtml(board)}\n\n`;
    return ` ![${withoutSubscripts(figureOf(board).description)}](${this.urlOf(name)}) `;
  }

  private isGraph(name: string): boolean {
    const named = this.byName.get(name);
    return named !== undefined && isGraph(named.board);
  }

  private urlOf(name: string): string {
    return figureUrl(`${this.slug}.${name}`);
  }

  private fail(at: SourceLocation, message: string, fix: string): void {
    this.problems.push(problem(at, message, fix));
  }
}
