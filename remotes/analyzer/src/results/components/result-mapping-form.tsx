import { useUser } from '@marquee/remote-kit/host-services'
import {
  type AmountUnit,
  type DateOrder,
  type DecimalSign,
  type RepeatedRows,
  type ResultImportDetails,
  type ResultReading,
} from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { EncodingField } from '@marquee/ui/encoding-field'
import { Field } from '@marquee/ui/field'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { ImportWish } from '../../api/result-imports.ts'
import { useAccountChoice } from '../state/use-account-choice.ts'
import { AccountFields } from './account-fields.tsx'
import { AmountUnitField } from './amount-unit-field.tsx'
import { MappingTable } from './mapping-table.tsx'
import { DayFields } from './day-fields.tsx'
import { MappingNotes } from './mapping-notes.tsx'
import { RepeatedRowsField } from './repeated-rows-field.tsx'
import styles from './results.module.css'

interface ResultMappingFormProps {
  file: ResultImportDetails
  isBusy: boolean
  /** Why the import did not start. */
  error: Error | null
  /** The encoding that was chosen, if the file does not show it. */
  encoding: TextEncoding | undefined
  onEncoding: (encoding: TextEncoding) => void
  onStart: (wish: ImportWish) => void
  onCancel: () => void
}

const DECIMALS: { value: DecimalSign; label: string }[] = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
]
const NO_PERIOD = { first_day: '', last_day: '' }

interface Answers {
  encoding: TextEncoding | undefined
  unit: AmountUnit | null
  order: DateOrder | null
}

/** Whether something that the file does not decide has no answer yet. */
function hasOpenQuestion({ encoding }: ResultImportDetails, answers: Answers): boolean {
  const isUnsure = encoding?.is_sure === false && answers.encoding === undefined
  return isUnsure || answers.unit === null || answers.order === null
}

/** Asks what the columns hold and how figures are written; most of it is filled in from the file. */
export function ResultMappingForm({
  file,
  isBusy,
  error,
  encoding,
  onEncoding,
  onStart,
  onCancel,
}: ResultMappingFormProps) {
  const { columns, guessed } = file
  const { current_workspace_currency: ownCurrency } = useUser()
  const [currency, setCurrency] = useState(guessed.currency ?? ownCurrency)
  const [decimal, setDecimal] = useState(guessed.decimal)
  const [order, setOrder] = useState(guessed.is_date_order_open === true ? null : guessed.date_order)
  const [unit, setUnit] = useState<AmountUnit | null>(typeof guessed.doubtful_amounts === 'string' ? null : 'units')
  const [mapping, setMapping] = useState<ResultReading['mapping']>(() =>
    Object.fromEntries(columns.map((column) => [column.name, column.guess])),
  )
  const [repeated, setRepeated] = useState<RepeatedRows>('last')
  const repeatedRows = guessed.repeated_rows ?? 0
  const [period, setPeriod] = useState(guessed.period ?? NO_PERIOD)
  const hasDays = Object.values(mapping).some((field) => field === 'day' || field === 'first_day')
  const account = useAccountChoice(currency)
  const isOpen = hasOpenQuestion(file, { encoding, unit, order: hasDays ? order : 'mdy' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const isGiven = !hasDays && period.first_day !== '' && period.last_day !== ''
        const reading = { mapping, decimal, repeated, encoding, amount_unit: unit, period: isGiven ? period : null }
        onStart({ ...reading, date_order: order, currency, account: account.target })
      }}
    >
      <EncodingField encoding={file.encoding} value={encoding} onChange={onEncoding} />
      <div className={styles.toolbar}>
        <AccountFields choice={account} currency={currency} onCurrency={setCurrency} error={error} />
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
        <AmountUnitField doubt={guessed.doubtful_amounts} value={unit} onChange={setUnit} />
        <DayFields hasDays={hasDays} order={order} onOrder={setOrder} period={period} onPeriod={setPeriod} />
      </div>
      <MappingNotes repeatedRows={repeatedRows} hasDays={hasDays} />
      <MappingTable columns={columns} mapping={mapping} onChange={setMapping} />
      <div className={styles.more}>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isOpen}>
          Import the file
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
    </form>
  )
}
