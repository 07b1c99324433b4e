import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { readCourse } from '../graphql-server/src/course/read/read-course';

/** The shipped course as its files say, read once for all test files of a worker: reading takes seconds. */
export const { course: shippedCourse } = readCourse('course');

export const shippedChapters = chaptersOf(shippedCourse);

export const shippedReference = shippedCourse.reference;
