import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden />
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
