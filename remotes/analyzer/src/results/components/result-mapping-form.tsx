import { useUser } from '@marquee/remote-kit/host-services'
import {
  type DateOrder,
  type DecimalSign,
  type RepeatedRows,
  type ResultImportDetails,
  type ResultReading,
} from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@marquee/ui/format-number'
import { Alert, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { type ImportWish, resultAccountsQuery } from '../../api/result-imports.ts'
import { MappingTable } from './mapping-table.tsx'
import { ReportPeriodFields } from './report-period-fields.tsx'
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
const ORDERS: { value: DateOrder; label: string }[] = [
  { value: 'mdy', label: 'Month first: 03/31/2026' },
  { value: 'dmy', label: 'Day first: 31/03/2026' },
]

const REPEATED: { value: RepeatedRows; label: string }[] = [
  { value: 'last', label: 'The last one counts' },
  { value: 'sum', label: 'Add them up' },
]

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
  const [period, setPeriod] = useState(guessed.period ?? { first_day: '', last_day: '' })
  const hasDays = Object.values(mapping).some((field) => field === 'day' || field === 'first_day')
  const isGiven = !hasDays && period.first_day !== '' && period.last_day !== ''
  const known = accounts?.data ?? []
  const chosen = account ?? known.find((candidate) => candidate.currency === currency)?.id ?? 'new'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const target = chosen === 'new' ? { name } : { id: chosen }
        onStart({
          mapping,
          decimal,
          date_order: order,
          currency,
          account: target,
          period: isGiven ? period : null,
          repeated,
        })
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
        {repeatedRows === 0 ? null : (
          <Field label="Rows of the same ad and days">
            {(control) => (
              <Select
                {...control}
                className={styles.select ?? ''}
                value={repeated}
                options={REPEATED}
                onChange={setRepeated}
              />
            )}
          </Field>
        )}
        {hasDays ? (
          <Field label="Days">
            {(control) => (
              <Select {...control} className={styles.select ?? ''} value={order} options={ORDERS} onChange={setOrder} />
            )}
          </Field>
        ) : (
          <ReportPeriodFields period={period} onChange={setPeriod} />
        )}
      </div>
      {repeatedRows === 0 ? null : (
        <Alert
          type="warning"
          title={`${formatCount(repeatedRows, 'row')} of the first ones name an ad and days that a row before names too`}
          description="Add them up if several ads have one name, or a column divides the figures of an ad: you can also choose “Breakdown” for that column. Otherwise the last row counts."
        />
      )}
      <p className={styles.note}>
        “Results” count as purchases only where the column “Result indicator” says so. Rows of one ad and day are added
        up where a breakdown tells them apart.
        {hasDays ? '' : ' No column holds the days, so all figures are stored for the days of the whole report.'}
      </p>
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
