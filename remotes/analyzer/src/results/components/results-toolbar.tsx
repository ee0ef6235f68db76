import { AD_METRICS, type AdMetricName, adMetricName } from '@marquee/contract/ad-metrics'
import type { ResultAccount } from '@marquee/contract/result-imports'
import { Checkbox, Input, InputNumber, Select } from 'antd'
import { useId } from 'react'
import type { ResultsView } from '../state/use-results-view.ts'
import styles from './results.module.css'

interface ResultsToolbarProps {
  accounts: readonly ResultAccount[]
  account: ResultAccount
  view: ResultsView
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** What is looked at: account, days, metric and spend floor. */
export function ResultsToolbar({ accounts, account, view, onChange }: ResultsToolbarProps) {
  const id = useId()
  return (
    <div className={styles.toolbar}>
      <Select
        aria-label="Ad account"
        className={styles.select ?? ''}
        value={account.id}
        options={accounts.map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` }))}
        onChange={(id) => onChange({ account: id, compare: undefined })}
      />
      <label className={styles.named} htmlFor={`${id}-from`}>
        From
        <Input
          id={`${id}-from`}
          type="date"
          value={view.from ?? ''}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label className={styles.named} htmlFor={`${id}-to`}>
        To
        <Input
          id={`${id}-to`}
          type="date"
          value={view.to ?? ''}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
      <label className={styles.named} htmlFor={`${id}-spend`}>
        Spend of at least
        <InputNumber
          id={`${id}-spend`}
          min={0}
          value={view.minSpend}
          suffix={account.currency}
          onChange={(value) => onChange({ min_spend: value === null || value === 0 ? undefined : String(value) })}
        />
      </label>
      <Select<string>
        aria-label="Sort by"
        className={styles.select ?? ''}
        value={`${view.sort} ${view.order}`}
        options={adMetricName.options.flatMap(toSortOptions)}
        onChange={(value) => {
          const [sort, order] = value.split(' ')
          onChange({ sort, order: order === 'asc' ? 'asc' : undefined })
        }}
      />
      <Checkbox
        checked={view.isFatigued}
        onChange={(event) => onChange({ fatigued: event.target.checked ? '1' : undefined })}
      >
        Only fatigued ads
      </Checkbox>
    </div>
  )
}

function toSortOptions(name: AdMetricName) {
  const { label } = AD_METRICS[name]
  return [
    { value: `${name} desc`, label: `${label}, highest first` },
    { value: `${name} asc`, label: `${label}, lowest first` },
  ]
}
