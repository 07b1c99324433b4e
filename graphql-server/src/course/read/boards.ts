import { basename } from 'node:path/posix';
import { z } from 'zod';
import { checkBoard, isGraph } from '../../../../economics/board/board';
import { boardSchema, type Board } from '../../../../economics/board/board-schema';
import { namedFigure, type NamedFigure } from '../../library/named-figure';
import { reasonOf } from './attempt';
import { boardHtml } from './board-html';
import {
  reportTo,
  type ChoiceSource,
  type CourseProblem,
  type LeadSource,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from './course-source';
import { nearestName } from './find-by-name';
import { kebabCase, readYaml } from './read-yaml';

export const BOARDS_FILE = 'boards.yaml';
/** Those of the reserved questions, which nobody sees outside of a mock exam. */
export const RESERVED_BOARDS_FILE = 'mock-boards.yaml';

const boardsShape = z.record(kebabCase, boardSchema).nullable();

/** [board:name] in a text, with the spaces around it. They are read from the first, so that none of them is read twice. */
const REFERENCE = /(?:(?<![ \t])[ \t]+)?\[board:([^[\]\n]*)\][ \t]*/g;

interface NamedBoard {
  readonly name: string;
  readonly at: SourceLocation;
  readonly kind: Board['kind'];
  readonly isGraph: boolean;
  /** A graph as a figure, any other board as HTML, or why it cannot be drawn. */
  readonly shown: NamedFigure | { readonly html: string } | { readonly why: string };
}

function shownAs(name: string, board: Board): NamedBoard['shown'] {
  try {
    if (isGraph(board)) return namedFigure(name, board);
    if (board.kind !== 'text') checkBoard(board);
    return { html: boardHtml(board) };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

interface Filled extends LeadSource {
  readonly boards: readonly NamedBoard[];
}

/** The boards of a chapter, which take their places in its questions. */
export class Boards {
  readonly problems: CourseProblem[] = [];
  private readonly fail = reportTo(this.problems);
  private readonly byName = new Map<string, NamedBoard>();
  private readonly used = new Set<string>();
  private readonly name: string;

  /** `prefix` makes the names of the graphs unique. */
  constructor(file: string, yaml: string, prefix: string) {
    this.name = basename(file);
    const { data, at } = readYaml(file, yaml, boardsShape, this.fail);
    for (const [name, board] of Object.entries(data ?? {})) {
      const shown = shownAs(`${prefix}.${name}`, board);
      this.byName.set(name, { name, at: at([name]), kind: board.kind, isGraph: isGraph(board), shown });
      if ('why' in shown)
        this.fail(
          at([name]),
          `the board "${name}" cannot be drawn: ${shown.why}`,
          'see docs/authoring.md for its fields',
        );
    }
  }

  /** The question with its boards in place: graphs as figures beside its texts, the others as HTML in them. */
  place(question: QuestionSource): QuestionSource {
    const lead = question.lead && this.fill(question.lead.text, question.at);
    const stem = this.fill(question.stem, question.at);
    const boards = [...(lead?.boards ?? []), ...stem.boards];
    const [first] = boards;
    if (boards.filter((board) => board.isGraph).length > 1)
      this.fail(question.at, 'it shows more than one graph', 'show one graph, or draw both in one board');
    return {
      ...question,
      ...(lead && { lead: { text: lead.text, ...(lead.figure && { figure: lead.figure }) } }),
      ...(first && { board: first.name }),
      stem: stem.text,
      ...(stem.figure && { figure: stem.figure }),
      choices: question.choices.map((choice) => this.placeChoice(choice, question.at)),
    };
  }

  checkUse(): void {
    for (const [name, { at }] of this.byName)
      if (!this.used.has(name))
        this.fail(at, `no question shows the board "${name}"`, `write [board:${name}] in a stem, or remove it`);
  }

  private placeChoice(choice: ChoiceSource, at: SourceLocation): ChoiceSource {
    const { text, figure, boards } = this.fill(choice.text, at);
    const isWhole = choice.text.text.trim() === `[board:${boards[0]?.name ?? ''}]`;
    if (boards.some((board) => !isWhole || !board.isGraph))
      this.fail(
        at,
        'a choice has a board and other text, or a board without a graph',
        'make the whole choice one graph',
      );
    if (boards.some(({ kind }) => kind === 'panels'))
      this.fail(at, 'a choice has two panels, which are too small to read there', 'make each choice one graph');
    return { ...choice, text, ...(figure && { figure }) };
  }

  private fill(text: RichText, at: SourceLocation): Filled {
    const boards: NamedBoard[] = [];
    if (!text.text.includes('[board:')) return { text, boards };
    if (text.format === 'plain') this.fail(at, 'a board stands in plain text', 'begin the text with [markdown]');
    const filled = text.text.replace(REFERENCE, (_, name: string) => {
      const board = this.find(name, at);
      if (board === undefined) return '';
      boards.push(board);
      return 'html' in board.shown ? `\n\n${board.shown.html}\n\n` : ' ';
    });
    const [figure] = boards.flatMap(({ shown }) => ('picture' in shown ? [shown] : []));
    return { text: { ...text, text: filled.trim() }, boards, ...(figure && { figure }) };
  }

  private find(name: string, at: SourceLocation): NamedBoard | undefined {
    const board = this.byName.get(name);
    if (board !== undefined) {
      this.used.add(name);
      return board;
    }
    const nearest = nearestName([...this.byName.keys()], name);
    const fix = nearest === null ? `describe it in ${this.name} beside this file` : `did you mean "${nearest}"?`;
    this.fail(at, `${this.name} has no board "${name}"`, fix);
    return undefined;
  }
}
