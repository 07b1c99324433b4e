export const FREE_RESPONSES = '/free-response';

/** The page of a question; with an attempt, that answer or its result. */
export const freeResponsePath = (id: string, attemptId?: string) =>
  `${FREE_RESPONSES}/${id}${attemptId ? `?${new URLSearchParams({ attempt: attemptId })}` : ''}`;

/** The same, to begin with one of its parts. */
export const partPath = (id: string, attemptId: string, part: string) =>
  `${freeResponsePath(id, attemptId)}#part-${part}`;

/** The result of a submitted attempt, at one of its points. */
export const pointPath = (id: string, attemptId: string, point: string) =>
  `${freeResponsePath(id, attemptId)}#point-${point}`;
