import { Button, Input, type InputProps } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './password-input.module.css'

/** A password that can be shown while it is typed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={1024}
      suffix={
        <Button
          type="text"
          size="small"
          className={styles.reveal ?? ''}
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          aria-label={isShown ? 'Hide the password' : 'Show the password'}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
