import { Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'

interface CommittedInputProps {
  id?: string
  'aria-label'?: string
  type: 'date' | 'number'
  value: string
  placeholder?: string
  min?: number
  max?: number
  /** Called with the typed text when the field loses the focus or Enter is pressed. */
  onCommit: (value: string) => void
}

/** A field that applies only complete input: half a number or half a date would search for something else. */
export function CommittedInput({ value, onCommit, ...input }: CommittedInputProps) {
  const [text, setText] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  if (value !== shownValue) {
    setShownValue(value)
    setText(value)
  }

  function commit(): void {
    if (text !== value) {
      onCommit(text)
    }
  }

  return (
    <Input
      {...input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  )
}
