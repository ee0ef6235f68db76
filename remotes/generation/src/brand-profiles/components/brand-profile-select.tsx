import { FormField, type FormFieldProps, type FormValues } from '@marquee/ui/form-field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { brandProfileChoicesQuery } from '../../api/brand-profiles.ts'

/** Chooses one of the workspace's brand profiles, or none. */
export function BrandProfileSelect<Values extends FormValues, Body>(
  field: Pick<FormFieldProps<Values, Body>, 'control' | 'name'>,
) {
  const { data: profiles = [], isPending } = useQuery(brandProfileChoicesQuery)
  return (
    <FormField<Values, Body, string | null>
      {...field}
      label="Brand profile"
      isOptional
      hint="Colors, fonts and voice of everything made of it."
      empty={null}
    >
      {({ name: _name, value, onChange, ...control }) => (
        <Select
          {...control}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          loading={isPending}
          placeholder="None"
          notFoundContent="No brand profiles yet"
          // Until the profiles have loaded, the select would show an id instead of a name.
          value={profiles.some(({ id }) => id === value) ? value : null}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id?: string | null) => onChange(id ?? null)}
        />
      )}
    </FormField>
  )
}
