/** A page of the site that a search leads to. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** What it is good for, in one sentence. */
  readonly about: string;
  /** What students call it. */
  readonly words: string;
}

/** Pages by what students look for on them. A test of the web compares the paths with its routes. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/free-response',
    title: 'Free-response questions',
    about: 'A third of the exam is written and drawn by hand: practice it, with graphs that are scored point by point.',
    words:
      'frq frqs free response essay written part long short question section 2 rubric graded scored scoring drawing graphs',
  },
  {
    path: '/video-library',
    title: 'All units and chapters',
    about: 'Everything that the AP Microeconomics exam asks, by unit: a lesson, a summary and a quiz for each chapter.',
    words:
      'what the exam asks ap exam test content covered syllabus outline topics list units ced course contents all videos lessons chapters library browse',
  },
  {
    path: '/reference',
    title: 'Reference',
    about: 'Every term, formula, and graph of the exam, with the task verbs and the labels that are accepted.',
    words:
      'reference glossary vocabulary vocab definitions terms formulas formula sheet cheat sheet equations all graphs summary task verbs labels print',
  },
  {
    path: '/practice',
    title: 'Practice',
    about:
      'Five, ten, or twenty minutes of the questions that you need most: due reviews, open mistakes, and weak spots.',
    words: 'practice study now quick short session 5 10 20 five ten twenty minutes daily review due reviews drill',
  },
  {
    path: '/mock',
    title: 'Mock exam',
    about:
      'The exam at its full length, or half of it: timed, with questions that you have met nowhere else, and a score.',
    words: 'mock exam full length simulation timed exam simulator exam day calculator extra time bluebook',
  },
  {
    path: '/quizgenerator',
    title: 'Create a review quiz',
    about: 'A quiz on the topics that you choose, or on those where you lose the most points.',
    words:
      'quiz generator create make custom own review practice questions test mcq mcqs multiple choice weak spots topic quiz',
  },
  {
    path: '/progress',
    title: 'My progress',
    about:
      'What you know by topic and by unit of the exam, with the weight of each, and where the most points are to be gained.',
    words:
      'progress mastery readiness exam weight weighting percent score grades stats statistics how am i doing ready predicted',
  },
  {
    path: '/mistakes',
    title: 'Mistakes notebook',
    about: 'Every question that you missed, with the reason, until you get it right.',
    words: 'my mistakes missed wrong answers notebook redo errors got wrong review',
  },
  {
    path: '/misconceptions',
    title: 'Misconceptions',
    about: 'The errors behind your wrong answers, named and counted, with the part of a lesson that corrects each.',
    words: 'misconceptions common errors traps why wrong',
  },
  {
    path: '/userhome',
    title: 'Dashboard',
    about: 'What is up next, your study plan, and your topics.',
    words: 'dashboard home study plan schedule up next my grades calendar',
  },
  {
    path: '/updateunits',
    title: 'Update your study plan',
    about: 'Choose the units and chapters that you study.',
    words: 'change update edit study plan units chapters choose what my class is on',
  },
  {
    path: '/account',
    title: 'My account',
    about: 'A copy of everything stored about you, and the button that deletes your account.',
    words:
      'account delete erase remove close cancel deactivate my account data download export settings profile username',
  },
  {
    path: '/retrievedata',
    title: 'Forgot your password or username?',
    about: 'We send a link for a new password, or your username, to your email address.',
    words: 'forgot forgotten lost reset change password username log in login cant sign in email',
  },
  {
    path: '/contactus',
    title: 'Contact us',
    about: 'Report a wrong answer key, ask about a lesson, or request a chapter. Every message is read and answered.',
    words:
      'contact us email support help message feedback report bug error wrong answer key mistake request suggestion complain',
  },
  {
    path: '/aboutus',
    title: 'About us',
    about: 'Who runs the site, how it teaches, and what it costs: nothing.',
    words:
      'free of charge about us who made runs site curve whisperer free cost price pay money subscription ads beta name teacher',
  },
  {
    path: '/how-we-choose',
    title: 'How we choose your questions',
    about: 'How the quizzes estimate what you know and put their questions where the next one pays most.',
    words: 'how we choose algorithm questions adaptive personalized recommend estimate',
  },
  {
    path: '/privacypolicy',
    title: 'Privacy policy',
    about: 'What the site stores about its students, why, for how long, and how to see or delete it.',
    words: 'privacy policy personal data gdpr coppa cookies tracking information stored sell',
  },
  {
    path: '/termsofservice',
    title: 'Terms of service',
    about: 'The rules for using the site.',
    words: 'terms of service conditions tos legal rules age 13',
  },
];
