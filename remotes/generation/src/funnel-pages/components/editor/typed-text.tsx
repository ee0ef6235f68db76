import { Field } from '@marquee/ui/field'
import { Input } from 'antd'
import { useState } from 'react'

interface TypedTextProps {
  label: string
  hint?: string
  isLong?: boolean
  value: string
  onChange: (typed: string) => void
}

/** A text field that shows what is typed as it is typed: the page may store it in another form, as without spaces at the end. */
export function TypedText({ label, hint, isLong = false, value, onChange }: TypedTextProps) {
  // Null while the field does not have the focus.
  const [typed, setTyped] = useState<string | null>(null)

  function handleChange(text: string): void {
    setTyped(text)
    onChange(text)
  }

  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(control) => {
        const common = {
          ...control,
          dir: 'auto',
          maxLength: 20_000,
          value: typed ?? value,
          onFocus: () => setTyped(value),
          onBlur: () => setTyped(null),
        }
        return isLong ? (
          <Input.TextArea
            {...common}
            autoSize={{ minRows: 2, maxRows: 12 }}
            onChange={({ target }) => handleChange(target.value)}
          />
        ) : (
          <Input {...common} onChange={({ target }) => handleChange(target.value)} />
        )
      }}
    </Field>
  )
}
