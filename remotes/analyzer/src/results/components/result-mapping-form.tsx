import { useUser } from '@marquee/remote-kit/host-services'
import {
  type DateOrder,
  type DecimalSign,
  resultField,
  type ResultField,
  resultFields,
  type ResultImportDetails,
} from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { TableFrame } from '@marquee/ui/table-frame'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { type ImportWish, resultAccountsQuery } from '../../api/result-imports.ts'
import { RESULT_FIELD_LABELS } from './result-field-labels.ts'
import styles from './results.module.css'

interface ResultMappingFormProps {
  file: ResultImportDetails
  isBusy: boolean
  onStart: (wish: ImportWish) => void
  onCancel: () => void
}

const NOTHING = 'nothing'
const FIELD_OPTIONS = [
  { value: NOTHING, label: 'Not imported' },
  ...resultFields.map((field) => ({ value: field, label: RESULT_FIELD_LABELS[field] })),
]
const DECIMALS: { value: DecimalSign; label: string }[] = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
]
const ORDERS: { value: DateOrder; label: string }[] = [
  { value: 'mdy', label: 'Month first: 03/31/2026' },
  { value: 'dmy', label: 'Day first: 31/03/2026' },
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
  const [mapping, setMapping] = useState<Record<string, ResultField | null>>(() =>
    Object.fromEntries(columns.map((column) => [column.name, column.guess])),
  )
  const known = accounts?.data ?? []
  const chosen = account ?? known.find((candidate) => candidate.currency === currency)?.id ?? 'new'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const target = chosen === 'new' ? { name } : { id: chosen }
        onStart({ mapping, decimal, date_order: order, currency, account: target })
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
        <Field label="Days">
          {(control) => (
            <Select {...control} className={styles.select ?? ''} value={order} options={ORDERS} onChange={setOrder} />
          )}
        </Field>
      </div>
      <p className={styles.note}>
        “Results” count as purchases only where the column “Result indicator” says so. Rows of one ad and day are added
        up where a breakdown tells them apart; otherwise the last one counts.
      </p>
      <TableFrame label="Columns of the file" isCard>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.ad}>
                Column
              </th>
              <th scope="col" className={styles.ad}>
                Holds
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.name}>
                <th scope="row" className={styles.ad} dir="auto">
                  {column.name}
                  <span className={styles.campaign}>{column.samples.join(' · ')}</span>
                </th>
                <td className={styles.ad}>
                  <Select<string>
                    aria-label={`What the column ${column.name} holds`}
                    className={styles.select ?? ''}
                    value={mapping[column.name] ?? NOTHING}
                    options={FIELD_OPTIONS}
                    showSearch={{ optionFilterProp: 'label' }}
                    popupMatchSelectWidth={false}
                    onChange={(value) =>
                      setMapping({ ...mapping, [column.name]: resultField.safeParse(value).data ?? null })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <div className={styles.more}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Import the file
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
    </form>
  )
}
