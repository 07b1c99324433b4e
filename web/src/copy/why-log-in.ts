/** Why a student's page needs a login, by the first part of its path. */
const WHY_LOG_IN: Readonly<Record<string, string>> = {
  account: 'Your account page is private.',
  finishpage: 'Your scorecard is saved in your account.',
  getstarted: 'Your study plan is saved in your account.',
  misconceptions: 'Your misconceptions are saved in your account.',
  mistakes: 'Your mistakes are saved in your account.',
  mock: 'Your mock exams are saved in your account.',
  practice: 'Practice is made of what you answered before, which is saved in your account.',
  progress: 'Your progress is saved in your account.',
  quiz: 'The quizzes in your study plan are saved in your account.',
  quizgenerator: 'The quizzes you build are saved in your account.',
  updateunits: 'Your study plan is saved in your account.',
  userhome: 'Your dashboard is saved in your account.',
  video: 'Your chapter progress is saved in your account.',
};

export function whyLogIn(path: string): string {
  const [, page = ''] = path.toLowerCase().split(/[/?#]/);
  return WHY_LOG_IN[page] ?? 'Your results are saved in your account.';
}
