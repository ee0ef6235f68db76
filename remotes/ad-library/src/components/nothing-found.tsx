import type { AdFilters } from '@marquee/contract/ad-filters'
import { EmptyState } from '@marquee/ui/empty-state'
import { Button } from 'antd'
import type { FilterName } from '../state/filter-address.ts'
import { FILTER_LABELS, listActiveFilters, valueLabel } from './filters/filter-labels.ts'

interface NothingFoundProps {
  filters: AdFilters
  onChange: (changes: Partial<AdFilters>) => void
  onClear: () => void
}

const MOST_SUGGESTIONS = 4

/** Shown when no ad fits: offers to remove single filters, the last chosen first, or to loosen the search. */
export function NothingFound({ filters, onChange, onClear }: NothingFoundProps) {
  const loose = loosened(filters.q)
  const suggestions = listActiveFilters(filters)
    .filter(({ name }) => name !== 'q' || loose === undefined)
    .toReversed()
    .slice(0, MOST_SUGGESTIONS)
  return (
    <EmptyState
      title="No ads match"
      action={
        <>
          {loose === undefined ? null : <Button onClick={() => onChange({ q: loose })}>Search for {loose}</Button>}
          {suggestions.map(({ name, value, without }) => (
            <Button key={`${name} ${value}`} onClick={() => onChange(without)}>
              Without {FILTER_LABELS[name].toLowerCase()} <bdi>{toLabel(name, value)}</bdi>
            </Button>
          ))}
          <Button type="primary" onClick={onClear}>
            Clear all filters
          </Button>
        </>
      }
    >
      Every word and every filter must fit. Take one out, or use fewer words.
    </EmptyState>
  )
}

/** The name of a brand is unknown here because no ad of it was found. */
function toLabel(name: FilterName, value: string): string {
  return name === 'brand' || name === 'not_brand' ? '' : valueLabel(name, value)
}

/** The same words without quotes and exclusions, when there are any. */
function loosened(words: string | undefined): string | undefined {
  const loose = words
    ?.replace(/(^|\s)-("[^"]*"|\S+)/g, ' ')
    .replaceAll('"', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return loose === '' || loose === words ? undefined : loose
}
