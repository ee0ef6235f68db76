import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { brandProfileChoicesQuery } from '../api/brief-drafts.ts'

interface BrandProfileFieldProps {
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** Chooses the brand profile whose voice and rules a brief follows. */
export function BrandProfileField({ value, error, onChange }: BrandProfileFieldProps) {
  const { data: profiles = [] } = useQuery(brandProfileChoicesQuery())
  const isListed = value === null || profiles.some(({ id }) => id === value)
  const options = profiles.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label="Brand profile" isOptional error={error}>
      {(control) => (
        <Select
          {...control}
          allowClear
          value={value}
          placeholder="Whose voice and rules"
          options={isListed ? options : [{ value, label: 'A brand profile that was removed' }, ...options]}
          onChange={(id: string | undefined) => onChange(id ?? null)}
        />
      )}
    </Field>
  )
}
