import { useNavigate } from 'react-router-dom';
import { ChoosePlan } from '../progress/choose-plan';
import styles from '../progress/choose-plan.module.css';
import { PageTitle } from '../ui/page-title';

export default function GetStarted() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Welcome. What are you studying?</PageTitle>
        <p className={styles.lead}>
          Check the units or chapters for your study plan. You can change it at any time without losing any progress.
        </p>
      </div>
      {/* spec §2: the welcome tour follows the first plan. */}
      <ChoosePlan isFirst onSaved={() => void navigate('/userhome', { state: { showModal: true } })} />
    </div>
  );
}
