/** What is said where there is nothing to show. The texts stand in a file for each place, so that no page loads another's. */
export interface EmptyState {
  heading: string;
  text: string;
}
