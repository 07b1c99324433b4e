import { useNavigate } from 'react-router-dom';
import { ChoosePlan } from '../progress/choose-plan';
import styles from '../progress/choose-plan.module.css';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';

export default function UpdateUnits() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Update Your Study Plan</PageTitle>
        <p className={styles.lead}>
          Check the chapters you want in your plan. Chapters you remove keep their grades and watched marks.
        </p>
      </div>
      <ChoosePlan onSaved={() => void navigate('/userhome')}>
        <ButtonLink to="/userhome">Never mind</ButtonLink>
      </ChoosePlan>
    </div>
  );
}
