/** The page of all mock exams. */
export const MOCK = '/mock';

export const mockExamPath = (examId: string) => `${MOCK}/${examId}`;
