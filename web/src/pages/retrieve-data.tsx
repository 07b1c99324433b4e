import { useLocation, useSearchParams } from 'react-router-dom';
import { RetrieveForm } from '../account/retrieve-form';
import { readForgotten } from '../account/retrieve-mode';
import { RETRIEVE } from '../copy/retrieve';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function RetrieveData() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const forgotten = readForgotten(search, state);
  return (
    <div className={styles.page}>
      <PageTitle>{RETRIEVE[forgotten].title}</PageTitle>
      <p className={styles.lead}>{RETRIEVE[forgotten].lead}</p>
      <div className={styles.form}>
        <RetrieveForm forgotten={forgotten} />
      </div>
    </div>
  );
}
