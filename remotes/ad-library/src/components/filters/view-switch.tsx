import { Segmented } from 'antd'
import { LayoutGrid, List } from 'lucide-react'
import type { ListView } from '../../state/list-view.ts'
import styles from './filters.module.css'

interface ViewSwitchProps {
  value: ListView
  onChange: (view: ListView) => void
}

/** Switches between cards and rows. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <Segmented<ListView>
      aria-label="View"
      size="small"
      value={value}
      onChange={onChange}
      options={[
        { value: 'grid', label: <ViewIcon icon={LayoutGrid} name="Cards" />, title: 'Cards' },
        { value: 'list', label: <ViewIcon icon={List} name="List" />, title: 'List' },
      ]}
    />
  )
}

function ViewIcon({ icon: Icon, name }: { icon: typeof List; name: string }) {
  return (
    <span className={styles.viewIcon}>
      <Icon size={18} aria-label={name} />
    </span>
  )
}
