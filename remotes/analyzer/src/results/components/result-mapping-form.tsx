import { useUser } from '@marquee/remote-kit/host-services'
import {
  type DecimalSign,
  type RepeatedRows,
  type ResultImportDetails,
  type ResultReading,
} from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { type ImportWish, resultAccountsQuery } from '../../api/result-imports.ts'
import { MappingTable } from './mapping-table.tsx'
import { DayFields } from './day-fields.tsx'
import { MappingNotes } from './mapping-notes.tsx'
import { RepeatedRowsField } from './repeated-rows-field.tsx'
import styles from './results.module.css'

interface ResultMappingFormProps {
  file: ResultImportDetails
  isBusy: boolean
  onStart: (wish: ImportWish) => void
  onCancel: () => void
}

const DECIMALS: { value: DecimalSign; label: string }[] = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
]
const NO_PERIOD = { first_day: '', last_day: '' }

/** Asks what the columns hold and how figures are written; most of it is filled in from the file. */
export function ResultMappingForm({ file, isBusy, onStart, onCancel }: ResultMappingFormProps) {
  const { columns, guessed } = file
  const { current_workspace_currency: ownCurrency } = useUser()
  const { data: accounts } = useQuery(resultAccountsQuery())
  const [account, setAccount] = useState<string>()
  const [name, setName] = useState('My ad account')
  const [currency, setCurrency] = useState(guessed.currency ?? ownCurrency)
  const [decimal, setDecimal] = useState(guessed.decimal)
  const [order, setOrder] = useState(guessed.date_order)
  const [mapping, setMapping] = useState<ResultReading['mapping']>(() =>
    Object.fromEntries(columns.map((column) => [column.name, column.guess])),
  )
  const [repeated, setRepeated] = useState<RepeatedRows>('last')
  const repeatedRows = guessed.repeated_rows ?? 0
  const [period, setPeriod] = useState(guessed.period ?? NO_PERIOD)
  const hasDays = Object.values(mapping).some((field) => field === 'day' || field === 'first_day')
  const known = accounts?.data ?? []
  const chosen = account ?? known.find((candidate) => candidate.currency === currency)?.id ?? 'new'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const target = chosen === 'new' ? { name } : { id: chosen }
        const isGiven = !hasDays && period.first_day !== '' && period.last_day !== ''
        const reading = { mapping, decimal, date_order: order, repeated, period: isGiven ? period : null }
        onStart({ ...reading, currency, account: target })
      }}
    >
      <div className={styles.toolbar}>
        <Field label="Ad account">
          {(control) => (
            <Select
              {...control}
              className={styles.select ?? ''}
              value={chosen}
              options={[
                ...known.map(({ id, name: label }) => ({ value: id, label })),
                { value: 'new', label: 'A new account' },
              ]}
              onChange={setAccount}
            />
          )}
        </Field>
        {chosen === 'new' ? (
          <Field label="Name of the account">
            {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        ) : null}
        <Field label="Currency">
          {(control) => (
            <Input
              {...control}
              maxLength={3}
              value={currency}
              onChange={(event) => setCurrency(event.target.value.toUpperCase())}
            />
          )}
        </Field>
        <Field label="Figures">
          {(control) => (
            <Select
              {...control}
              className={styles.select ?? ''}
              value={decimal}
              options={DECIMALS}
              onChange={setDecimal}
            />
          )}
        </Field>
        <RepeatedRowsField rows={repeatedRows} value={repeated} onChange={setRepeated} />
        <DayFields hasDays={hasDays} order={order} onOrder={setOrder} period={period} onPeriod={setPeriod} />
      </div>
      <MappingNotes repeatedRows={repeatedRows} hasDays={hasDays} />
      <MappingTable columns={columns} mapping={mapping} onChange={setMapping} />
      <div className={styles.more}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Import the file
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
    </form>
  )
}
