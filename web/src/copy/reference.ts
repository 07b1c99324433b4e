// The words of the reference's own pages. Terms, formulas, graphs, and task verbs come from the course.

export const OVERVIEW = {
  title: 'Reference',
  lead: 'Every term, formula, and graph of the exam, with what earns the point. The exam gives you none of it.',
};

export const TERMS_PAGE = {
  title: 'Terms',
  lead: 'Each term in one sentence of the exam’s own words, with an example and the scene that teaches it.',
};

export const FORMULAS_PAGE = {
  title: 'Formulas',
  lead: 'The exam has no formula sheet. Each formula here has a line with numbers, because a bare result earns no point.',
};

export const GRAPHS_PAGE = {
  title: 'Graphs',
  lead: 'Every graph of the exam. Open one to move its curves, and to see what a rubric gives points for.',
};

export const VERBS_PAGE = {
  title: 'Task verbs',
  lead: 'A free-response question says with one verb how much you have to write. Here is what earns the point for each.',
};

export const LABELS_PAGE = {
  title: 'Labels that are accepted',
  lead: 'How you may name a curve, a price, or an area on a graph. This list is the one that scores your graphs on this site.',
};

export const PRINT_PAGE = {
  title: 'The reference on six pages',
  lead: 'Two pages of formulas and terms, and four of graphs, on Letter paper.',
};

/** What each part is good for, by its address. */
export const ABOUT_PARTS: Readonly<Record<string, string>> = {
  '/reference/terms': 'Definitions, with an example, a graph, and where each is taught.',
  '/reference/formulas': 'By unit of the exam, each with a worked line and the meaning of its letters.',
  '/reference/graphs': 'Drag demand, costs, or a tax, and see what the model does. Each with its rubric.',
  '/reference/verbs': 'Identify, explain, calculate, draw, show: what earns the point, and what loses it.',
  '/reference/labels': 'Is it MFC or MRC? Both. Every spelling that our scorer reads.',
  '/reference/print': 'All of it for your folder. Ceteris paribus, paper has no notifications.',
};

export const GRAPH_NOT_FOUND = {
  title: 'Graph not found',
  text: 'It may have been renamed. The list has every graph of the exam.',
};
