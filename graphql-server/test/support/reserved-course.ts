import { withChapters, type CourseSource, type QuestionSource } from '../../src/course/read/course-source';
import type { NamedFigure } from '../../src/library/named-figure';
import { shippedCourse } from '../../../test-support/shipped-course';

/** In every text, id and figure of a reserved question, and nowhere else. */
export const RESERVED_WORD = 'zyxwoven';

const marked = <Text extends { readonly text: string }>(text: Text): Text => ({
  ...text,
  text: `${text.text} ${RESERVED_WORD}`,
});

const markedFigure = ({ name, picture, alt }: NamedFigure): NamedFigure => ({
  name: `${RESERVED_WORD}.${name}`,
  picture,
  alt: `${alt} ${RESERVED_WORD}`,
});

const withFigure = ({ figure }: { readonly figure?: NamedFigure }) => (figure ? { figure: markedFigure(figure) } : {});

/** The same question as a reserved one, with the word all over it. */
const reservedCopy = (question: QuestionSource): QuestionSource => ({
  ...question,
  origin: 'hand',
  stableId: `${RESERVED_WORD}-${question.stableId ?? ''}`,
  ...(question.set !== undefined && { set: `${RESERVED_WORD}-${question.set}` }),
  ...(question.lead && { lead: { text: marked(question.lead.text), ...withFigure(question.lead) } }),
  stem: marked(question.stem),
  ...withFigure(question),
  takeaway: question.takeaway && marked(question.takeaway),
  choices: question.choices.map((choice) => ({
    ...choice,
    text: choice.figure ? choice.text : marked(choice.text),
    ...withFigure(choice),
    rationale: choice.rationale && marked(choice.rationale),
  })),
});

/** The shipped course with as many reserved questions as others in each chapter of its first unit, so that chance hides none. */
export const reservedCourse: CourseSource = {
  ...withChapters(shippedCourse, (chapter) => ({
    ...chapter,
    reserved: chapter.name.startsWith('1.') ? chapter.questions.map(reservedCopy) : [],
  })),
  fingerprint: 'with reserved questions',
};
