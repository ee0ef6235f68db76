import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { Field } from '../form/field.tsx'

const SHORTEST = 8

/** The password that a link will ask for. */
export function usePasswordWish(hasPassword: boolean) {
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [text, setText] = useState('')
  const isOn = isWanted ?? hasPassword
  return {
    /** Whether the link has a password already. */
    hasPassword,
    isOn,
    setOn: setWanted,
    text,
    setText,
    /** Whether the link can be made: a new password is long enough. */
    isReady: !isOn || text.length >= SHORTEST || (text === '' && hasPassword),
    /** Null: none; undefined: it stays as it is. */
    read(): string | null | undefined {
      if (!isOn) {
        return null
      }
      return text === '' ? undefined : text
    },
    forget(): void {
      setWanted(null)
      setText('')
    },
  }
}

interface LinkPasswordProps {
  wish: ReturnType<typeof usePasswordWish>
}

/** The field for the password that guests of a link enter. */
export function LinkPassword({ wish }: LinkPasswordProps) {
  const { hasPassword } = wish
  return (
    <>
      <Checkbox checked={wish.isOn} onChange={(event) => wish.setOn(event.target.checked)}>
        Guests must enter a password
      </Checkbox>
      {wish.isOn ? (
        <Field
          label={hasPassword ? 'Another password' : 'Password'}
          hint={`At least ${SHORTEST} characters. Send it apart from the link.`}
        >
          {(control) => (
            <Input.Password
              {...control}
              value={wish.text}
              maxLength={200}
              autoComplete="new-password"
              placeholder={hasPassword ? 'As it is' : ''}
              onChange={(event) => wish.setText(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
