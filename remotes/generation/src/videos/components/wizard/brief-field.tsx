import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { briefSearchQuery } from '../../../api/briefs.ts'

interface BriefFieldProps {
  briefId: string | null
  onChange: (briefId: string | null) => void
}

/** Chooses one of the workspace's briefs, searched by the server while the user types. */
export function BriefField({ briefId, onChange }: BriefFieldProps) {
  const [typed, setTyped] = useState('')
  const briefs = useQuery(briefSearchQuery(useDeferredValue(typed.trim())))
  const options = (briefs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const isListed = briefId === null || options.some(({ value }) => value === briefId)
  return (
    <Field label="Brief" isRequired hint="Its objective, audience and offer lead the script.">
      {(control) => (
        <Select
          {...control}
          value={briefId}
          allowClear
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          placeholder="Choose a brief"
          loading={briefs.isFetching}
          options={isListed ? options : [{ value: briefId, label: 'The chosen brief' }, ...options]}
          notFoundContent={typed === '' ? <Link to={href('briefs')}>Write the first brief</Link> : 'No brief fits.'}
          onChange={(next: string | undefined) => onChange(next ?? null)}
        />
      )}
    </Field>
  )
}
