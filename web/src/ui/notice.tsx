import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'problem' | 'good' | 'plain';
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

const icons = { problem: TriangleAlert, good: CircleCheck, plain: Info };
const roles = { problem: 'alert', good: 'status', plain: undefined };

export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={roles[tone]}>
      <Icon size={20} aria-hidden />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

export function ProblemNotice({
  title,
  problem,
}: Pick<NoticeProps, 'title'> & { problem: { message: string } | null }) {
  return (
    problem && (
      <Notice tone="problem" title={title}>
        {problem.message}
      </Notice>
    )
  );
}
