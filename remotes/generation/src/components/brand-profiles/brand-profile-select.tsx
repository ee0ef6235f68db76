import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { brandProfileChoicesQuery } from '../../api/brand-profiles.ts'

interface BrandProfileSelectProps {
  value: string | null
  onChange: (id: string | null) => void
}

/** Chooses one of the workspace's brand profiles, or none. */
export function BrandProfileSelect({ value, onChange }: BrandProfileSelectProps) {
  const { data: profiles = [], isPending } = useQuery(brandProfileChoicesQuery)
  return (
    <Field label="Brand profile" isOptional hint="Colours, fonts and voice of everything made of it.">
      {(control) => (
        <Select
          {...control}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          loading={isPending}
          placeholder="None"
          notFoundContent="No brand profiles yet"
          // Before the profiles are here, an id would be shown instead of a name.
          value={profiles.some(({ id }) => id === value) ? value : null}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id?: string | null) => onChange(id ?? null)}
        />
      )}
    </Field>
  )
}
