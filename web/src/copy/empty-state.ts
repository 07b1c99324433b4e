/** The text of an empty state. Each page's texts have their own file, so that no page loads those of another. */
export interface EmptyState {
  heading: string;
  text: string;
}
