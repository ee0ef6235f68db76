import type { Section } from '@marquee/funnel-pages/section'
import { Field } from '@marquee/ui/field'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { describeSection } from '../../state/page-words.ts'
import { pageLink } from '@marquee/funnel-pages/link'

interface LinkFieldProps {
  label: string
  value: string | null
  sections: readonly Section[]
  onChange: (address: string | null) => void
}

/** An address that starts with https://, mailto: or tel:, or a section of the page. It is stored once it is complete. */
export function LinkField({ label, value, sections, onChange }: LinkFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value ?? ''
  const check = pageLink.safeParse(shown)
  const problem = shown === '' || check.success ? undefined : check.error.issues[0]?.message

  function handleChange(address: string): void {
    setTyped(address)
    if (address === '' || pageLink.safeParse(address).success) {
      onChange(address === '' ? null : address)
    }
  }

  return (
    <Field label={label} hint="https://, mailto:, tel: or a section of this page" error={problem}>
      {(control) => (
        <AutoComplete
          {...control}
          value={shown}
          options={sections
            .filter(({ type }) => type !== 'top_bar')
            .map((section) => ({ value: `#${section.id}`, label: describeSection(section).slice(0, 60) }))}
          onChange={handleChange}
          onBlur={() => (problem === undefined ? setTyped(null) : undefined)}
        />
      )}
    </Field>
  )
}
