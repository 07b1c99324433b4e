import { Component, type ReactNode } from 'react';
import { PageReload } from './page-reload';
import styles from './page-skeleton.module.css';

interface PageGuardProps {
  /** A change of place clears the problem. */
  place: string;
  children: ReactNode;
  /** How a page is loaded anew. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** A page that fails to load or to draw leaves the header and footer standing, and says what to do. */
export class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate(previous: PageGuardProps) {
    if (this.state.failed && previous.place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.page}>
        <h1>This page did not load</h1>
        <PageReload reload={this.props.reload ?? reloadPage} />
      </div>
    );
  }
}
