import type { FormTarget } from '@marquee/funnel-pages/section-parts'
import { formTarget } from '@marquee/funnel-pages/section-parts'
import { Field } from '@marquee/ui/field'
import { Input, Radio } from 'antd'
import { useState } from 'react'
import styles from './inspector.module.css'

interface TargetFieldProps {
  label: string
  value: FormTarget
  onChange: (target: FormTarget) => void
}

/** Where a form goes: to the leads of this workspace, or to an https address of the user. */
export function TargetField({ label, value, onChange }: TargetFieldProps) {
  const [address, setAddress] = useState(value.to === 'address' ? value.address : null)
  const target = formTarget.safeParse({ to: 'address', address: address ?? '' })
  const problem = address === null || target.success ? undefined : 'Enter an address that starts with https://.'

  function handleAddress(typed: string): void {
    setAddress(typed)
    const next = formTarget.safeParse({ to: 'address', address: typed })
    if (next.success) {
      onChange(next.data)
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <Radio.Group
        aria-label={label}
        value={address === null ? 'marquee' : 'address'}
        options={[
          { value: 'marquee', label: 'To the leads of this workspace' },
          { value: 'address', label: 'To an address of yours' },
        ]}
        onChange={({ target: chosen }) => {
          if (chosen.value === 'marquee') {
            setAddress(null)
            onChange({ to: 'marquee' })
          } else {
            setAddress('')
          }
        }}
      />
      {address === null ? (
        <p className={styles.hint}>
          Forms reach your leads from a page that is published here, and from its downloaded file while it is published.
        </p>
      ) : (
        <Field
          label="Address"
          hint="What visitors enter is sent there directly. The page says so beside the form."
          error={problem}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              placeholder="https://"
              value={address}
              onChange={({ target: field }) => handleAddress(field.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
