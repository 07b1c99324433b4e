import { useLocation, useSearchParams } from 'react-router-dom';
import { RetrieveForm } from '../account/retrieve-form';
import { readForgotten } from '../account/retrieve-mode';
import { RETRIEVE } from '../copy/retrieve';
import { PlainPage } from '../ui/plain-page';
import styles from '../ui/plain-page.module.css';

export default function RetrieveData() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const forgotten = readForgotten(search, state);
  return (
    <PlainPage title={RETRIEVE[forgotten].title} lead={RETRIEVE[forgotten].lead}>
      <div className={styles.form}>
        <RetrieveForm forgotten={forgotten} />
      </div>
    </PlainPage>
  );
}
