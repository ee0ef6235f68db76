import { niches } from '@marquee/contract/niches'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { aspectRatios } from '@marquee/creative/formats'
import { Button, Segmented, Select } from 'antd'
import { Heart } from 'lucide-react'
import { styleLabels, type TemplateFilters } from '../state/template-filters.ts'
import styles from './template-filter-bar.module.css'

interface TemplateFilterBarProps {
  filters: TemplateFilters
  onChange: (filters: TemplateFilters) => void
}

const styleOptions = [...new Set(builtInTemplates.map(({ style }) => style))].map((value) => ({
  value,
  label: styleLabels[value],
}))
const nicheOptions = niches.map((value) => ({ value, label: toWords(value) }))

/** `home_decor` as readable text. */
function toWords(slug: string): string {
  const words = slug.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function TemplateFilterBar({ filters, onChange }: TemplateFilterBarProps) {
  return (
    <div className={styles.bar} role="search" aria-label="Filter templates">
      <Select
        aria-label="Style"
        className={styles.select ?? ''}
        allowClear
        placeholder="Every style"
        options={styleOptions}
        value={filters.style}
        onChange={(style) => onChange({ ...filters, style: style ?? null })}
      />
      <Select
        aria-label="Niche"
        className={styles.select ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Every niche"
        options={nicheOptions}
        value={filters.niche}
        onChange={(niche: string | undefined) => onChange({ ...filters, niche: niche ?? null })}
      />
      <Segmented
        aria-label="Format"
        options={[...aspectRatios]}
        value={filters.format}
        onChange={(format) => onChange({ ...filters, format })}
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
