import { useState } from 'react';
import { usePage } from '../page-context';
import styles from './footer.module.css';

const SUBJECT = 'Economics, one curve at a time';
const mailTo = (address: string) =>
  `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(address)}`;

/**
 * The footer's social links (docs/decisions/site-pages.md). The site has no social media account to follow, so the
 * links share its address, without a third-party server.
 */
export function PassItOn() {
  const { origin } = usePage();
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div className={styles.share}>
      <h2 className={styles.shareTitle} id="pass-it-on">
        Share this site
      </h2>
      <ul className={styles.list} aria-labelledby="pass-it-on">
        <li>
          <a href={mailTo(origin)}>By email</a>
        </li>
        <li>
          <button type="button" onClick={() => void copy()}>
            Copy the link
          </button>
          <span role="status">
            {copied === true && ' Copied'}
            {copied === false && ` ${origin}`}
          </span>
        </li>
      </ul>
    </div>
  );
}
