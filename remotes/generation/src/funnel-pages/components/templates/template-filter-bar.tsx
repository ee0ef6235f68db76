import { funnelPageKinds, funnelPageLook } from '@marquee/funnel-pages/funnel-page'
import { templateNiches } from '@marquee/funnel-pages/page-template'
import { Button, Segmented, Select } from 'antd'
import { Heart } from 'lucide-react'
import styles from '../../../ad-templates/components/template-filter-bar.module.css'
import { KIND_LABELS, LOOK_LABELS } from '../../state/page-words.ts'
import type { FunnelTemplateFilters } from '../../state/template-filters.ts'

interface TemplateFilterBarProps {
  filters: FunnelTemplateFilters
  onChange: (filters: FunnelTemplateFilters) => void
}

const KIND_OPTIONS = funnelPageKinds.map((value) => ({ value, label: KIND_LABELS[value] }))
const NICHE_OPTIONS = templateNiches
  .filter((niche) => niche !== 'any')
  .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const LOOK_OPTIONS = funnelPageLook.options.map((value) => ({ value, label: LOOK_LABELS[value] }))

export function TemplateFilterBar({ filters, onChange }: TemplateFilterBarProps) {
  return (
    <div className={styles.bar} role="search" aria-label="Filter templates">
      <Select
        aria-label="Kind"
        className={styles.select ?? ''}
        allowClear
        placeholder="Every kind"
        options={KIND_OPTIONS}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind: kind ?? null })}
      />
      <Select
        aria-label="Niche"
        className={styles.select ?? ''}
        allowClear
        placeholder="Every niche"
        options={NICHE_OPTIONS}
        value={filters.niche}
        onChange={(niche) => onChange({ ...filters, niche: niche ?? null })}
      />
      <Segmented
        aria-label="Look"
        options={LOOK_OPTIONS}
        value={filters.look}
        onChange={(look) => onChange({ ...filters, look })}
      />
      <Button
        icon={<Heart size={16} aria-hidden fill={filters.favorites ? 'currentColor' : 'none'} />}
        aria-pressed={filters.favorites}
        onClick={() => onChange({ ...filters, favorites: !filters.favorites })}
      >
        Favorites
      </Button>
    </div>
  )
}
