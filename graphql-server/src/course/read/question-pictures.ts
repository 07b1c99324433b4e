import { sketchOfVariant } from '../../../../economics/question/question-models';
import { figureUrl, namedFigure, type NamedFigure } from '../../library/named-figure';
import { imagesIn, plainText, readableText, withoutFirstImage } from './course-html';
import {
  textsOf,
  type ChoiceSource,
  type Image,
  type Pictured,
  type QuestionSource,
  type RichText,
} from './course-source';

/** The picture beside a text, by the address of its file. */
export const imageOf = ({ figure, image }: Pictured): Image | undefined =>
  figure ? { url: figureUrl(figure.name), alt: figure.alt } : image;

/** Every picture of a text: the one beside it, and those among its words. */
export function imagesOf(text: RichText, pictured: Pictured): Image[] {
  const beside = imageOf(pictured);
  return [...(beside ? [beside] : []), ...imagesIn(text)];
}

/** The images of a question that are files. */
export const imageFilesOf = (question: QuestionSource): Image[] => [
  ...[question.lead?.image, question.image].filter((image) => image !== undefined),
  ...textsOf(question).flatMap(imagesIn),
];

export const imagesBefore = (question: QuestionSource): Image[] => [
  ...(question.lead ? imagesOf(question.lead.text, question.lead) : []),
  ...imagesOf(question.stem, question),
];

export const imagesInChoices = ({ choices }: QuestionSource): Image[] =>
  choices.flatMap((choice) => imagesOf(choice.text, choice));

/** What a reader learns from a choice: its words, or what its graph shows. */
export const choiceText = ({ text, figure }: ChoiceSource): string => figure?.alt ?? readableText(text);

/** The figure at this address, which an author may name instead of an image file; undefined where the site draws none. */
export type FindFigure = (address: string) => NamedFigure | undefined;

export function figuresByAddress(questions: readonly QuestionSource[]): ReadonlyMap<string, NamedFigure> {
  const figures = questions.flatMap(({ lead, figure, choices }) => [
    lead?.figure,
    figure,
    ...choices.map((choice) => choice.figure),
  ]);
  return new Map(figures.flatMap((figure) => (figure ? [[figureUrl(figure.name), figure] as const] : [])));
}

/** The name of the graph that is a choice of a generated question. */
export const choiceFigureName = (questionId: string, index: number): string => `${questionId}.${index + 1}`;

/** That of a variant which the course need not ask: it may have been copied into a file. */
function generatedFigure(address: string): NamedFigure | undefined {
  const [, , file = ''] = address.split('/');
  const [id = '', number] = file.replace('.svg', '').split('.');
  const sketch = sketchOfVariant(id);
  const index = Number(number) - 1;
  const name = number === undefined ? id : choiceFigureName(id, index);
  const picture = number === undefined ? sketch?.picture : sketch?.choices[index]?.picture;
  return picture && figureUrl(name) === address ? namedFigure(name, picture) : undefined;
}

/** Finds the figures of these questions and those of every variant of a question model. */
export function figureFinder(questions: readonly QuestionSource[]): FindFigure {
  const figures = figuresByAddress(questions);
  return (address) => figures.get(address) ?? generatedFigure(address);
}

/** Takes the first image out of a text and stands it beside the text. */
function imageBeside(text: RichText, find: FindFigure): Pictured & { readonly text: RichText } {
  const [image] = imagesIn(text);
  if (image === undefined) return { text };
  const figure = find(image.url);
  const rest = withoutFirstImage(text);
  return figure ? { text: rest, figure: { ...figure, alt: image.alt } } : { text: rest, image };
}

function withChoiceFigure(choice: ChoiceSource, find: FindFigure): ChoiceSource {
  const { text, figure } = imageBeside(choice.text, find);
  return figure && plainText(text) === '' ? { ...choice, text, figure } : choice;
}

/** The question as its author wrote it in GIFT or XML, with the images of its lead and stem beside them, and figures as data. */
export function withImagesBeside(question: QuestionSource, find: FindFigure): QuestionSource {
  const { lead, stem, figure, choices } = question;
  const { text, ...beside } = figure ? { text: stem } : imageBeside(stem, find);
  return {
    ...question,
    ...(lead && { lead: lead.figure ? lead : imageBeside(lead.text, find) }),
    ...beside,
    stem: text,
    choices: choices.map((choice) => withChoiceFigure(choice, find)),
  };
}
