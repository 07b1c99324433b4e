import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'plain';

const className = (variant: ButtonVariant, extra?: string) =>
  [styles.button, styles[variant], extra].filter(Boolean).join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** While busy, the button keeps its focus and size but ignores clicks. */
  busy?: boolean;
}

export function Button({ variant = 'quiet', busy = false, onClick, className: extra, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={className(variant, extra)}
      onClick={handleClick}
    />
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'quiet', className: extra, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={className(variant, extra)} />;
}

export const BackToDashboard = ({ variant = 'primary' }: Pick<ButtonLinkProps, 'variant'>) => (
  <ButtonLink to="/userhome" variant={variant}>
    Back to my Dashboard
  </ButtonLink>
);
