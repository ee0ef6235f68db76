import { Field } from '@marquee/ui/field'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { analysesQuery, analysisQuery } from '../../api/creative-analyses.ts'

interface AnalysisPickerProps {
  label: string
  /** An id; empty when nothing is chosen. */
  value: string
  onChange: (id: string) => void
}

/** Chooses one of the analyzed creatives, by the words of its name. */
export function AnalysisPicker({ label, value, onChange }: AnalysisPickerProps) {
  const [q, setQ] = useState('')
  const { data, isFetching } = useInfiniteQuery({ ...analysesQuery(q), placeholderData: keepPreviousData })
  // The chosen one may be on no page of the list.
  const chosen = useQuery({ ...analysisQuery(value), enabled: value !== '' }).data
  const found = data?.pages.flatMap((page) => page.data).filter(({ state }) => state === 'done') ?? []
  const options = [...(chosen === undefined ? [] : [chosen]), ...found.filter(({ id }) => id !== chosen?.id)]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          showSearch
          filterOption={false}
          placeholder="Search by name"
          value={value === '' ? null : value}
          loading={isFetching}
          options={options.map(({ id, name, score }) => ({ value: id, label: `${name} (${score ?? 0} of 100)` }))}
          onSearch={setQ}
          onChange={(id: string) => onChange(id)}
        />
      )}
    </Field>
  )
}
