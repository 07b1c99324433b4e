import { z } from 'zod';

/** Schemas of the REST responses, for openapi.json and the tests of serializers.ts (spec §3, §7). */

const id = z.int().positive();
/** Of a question or a choice: those of fresh questions, which only the site asks, are negative. */
const askedId = z.int();
const percent = z.int().min(0).max(100);
const keyed = <Shape extends z.ZodType>(shape: Shape) => z.record(z.string(), shape);

export const userShape = z
  .strictObject({
    username: z.string(),
    email: z.string(),
    current_chapter: id.nullable(),
    access_token: z.string().optional().meta({ description: 'Only after login and sign-up.' }),
  })
  .meta({ id: 'User' });

export const subjectsShape = keyed(z.strictObject({ id, name: z.string() }).meta({ id: 'Subject' }));

export const unitsShape = keyed(
  z
    .strictObject({ id, name: z.string().meta({ description: 'Contains a colon.' }), subject_id: id })
    .meta({ id: 'Unit' }),
);

export const chapterShape = z
  .strictObject({
    id,
    name: z.string().meta({ description: 'Number, space, title.' }),
    unit_id: id,
    slug: z.string(),
    video_url: z.string().nullable(),
    video_blurb: z.string().meta({ description: 'Sanitized HTML.' }),
    quiz_blurb: z.string().meta({ description: 'Sanitized HTML.' }),
    quiz_blurb_img_url: z.string().nullable(),
  })
  .meta({ id: 'Chapter' });

export const chaptersShape = keyed(chapterShape);

export const userChaptersShape = keyed(
  z
    .strictObject({ video_completed: z.boolean(), quiz_grade: percent.nullable(), unit_id: id, name: z.string() })
    .meta({ id: 'UserChapter' }),
);

const counts = {
  questions_asked: z.int().min(0),
  answered_correctly: z.int().min(0),
  percent_correct: percent.nullable(),
};

export const topicProgressShape = keyed(z.strictObject({ topic_id: id, ...counts }).meta({ id: 'TopicProgress' }));

const topic = { id, topic_name: z.string(), chapter_id: id };
export const topicsShape = keyed(z.strictObject(topic).meta({ id: 'Topic' }));
export const topicsWithProgressShape = keyed(z.strictObject({ ...topic, ...counts }).meta({ id: 'TopicWithProgress' }));

export const quizShape = z.strictObject({
  attempt_id: z.uuid().meta({ description: 'May be sent along when the quiz is submitted.' }),
  questions: keyed(
    z
      .strictObject({
        id,
        text: z.string(),
        image_url: z.string().nullable(),
        topic_id: id,
        answers: keyed(z.strictObject({ text: z.string(), is_correct: z.boolean() })),
      })
      .meta({ id: 'Question' }),
  ),
  quiz_blurb: z.string().nullable(),
  quiz_blurb_img_url: z.string().nullable(),
});

export const answersShape = z.array(
  z
    .strictObject({ questionId: askedId, answerId: askedId.nullable(), isCorrect: z.boolean().nullable(), topicId: id })
    .meta({ id: 'AnswerRecord' }),
);

export const scoreShape = percent.nullable();
