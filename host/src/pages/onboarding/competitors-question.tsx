import type { BrandSummary } from '@marquee/contract/brands'
import { BrandMark } from '@marquee/ui/brand-mark'
import { Field } from '@marquee/ui/field'
import form from '@marquee/ui/form.module.css'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { brandsQuery } from '../../api/brands.ts'
import styles from './onboarding-page.module.css'

const MOST_CHOSEN = 20

interface CompetitorsQuestionProps {
  niches: readonly string[]
  chosen: readonly BrandSummary[]
  onChange: (chosen: BrandSummary[]) => void
}

export function CompetitorsQuestion({ niches, chosen, onChange }: CompetitorsQuestionProps) {
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const { data, error } = useQuery(brandsQuery(q, niches))
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const found = data?.data ?? []
  const foundIds = new Set(found.map(({ id }) => id))
  // A chosen brand keeps its position; chosen brands from an earlier search come first.
  const shown = [...chosen.filter(({ id }) => !foundIds.has(id)), ...found]

  function toggle(brand: BrandSummary, isChosen: boolean): void {
    const others = chosen.filter(({ id }) => id !== brand.id)
    onChange((isChosen ? [...others, brand] : others).slice(0, MOST_CHOSEN))
  }

  return (
    <>
      <Field label="Find a brand" error={error?.message}>
        {({ status: _status, ...control }) => (
          <input
            {...control}
            type="search"
            className={form.input}
            autoComplete="off"
            placeholder="Search by name"
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <p className={styles.count} role="status">
        {chosen.length === 0 ? 'Nobody chosen yet' : `${formatCount(chosen.length, 'brand')} chosen`}
      </p>
      <fieldset className={styles.brands} aria-label="Competitors">
        {shown.map((brand) => (
          <label key={brand.id} className={styles.brand}>
            <input
              type="checkbox"
              checked={chosenIds.has(brand.id)}
              onChange={(event) => toggle(brand, event.target.checked)}
            />
            <BrandMark name={brand.name} logoUrl={brand.logo_url} size={28} />
            <bdi className={styles.brandName}>{brand.name}</bdi>
            <span className={styles.ads}>{formatCount(brand.ads_count, 'ad')}</span>
          </label>
        ))}
        {data !== undefined && found.length === 0 ? <p className={styles.count}>{nothingFound(q)}</p> : null}
      </fieldset>
    </>
  )
}

function nothingFound(q: string): string {
  return q === ''
    ? 'The library names no brand of your markets yet. Search by name, or go on without.'
    : 'No brand of this name is in the library.'
}
