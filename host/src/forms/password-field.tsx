import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'
import styles from '@marquee/ui/form.module.css'

/** A password that can be shown, and says when caps lock is on. */
export function PasswordField({ hint, ...props }: Omit<FormFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)

  function handleKey(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1024}
      hint={hasCapsLock ? 'Caps lock is on.' : hint}
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  )
}
