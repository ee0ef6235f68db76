import {
  resultField,
  resultFields,
  type ResultImportDetails,
  type ResultReading,
} from '@marquee/contract/result-imports'
import { TableFrame } from '@marquee/ui/table-frame'
import { Select } from 'antd'
import { RESULT_FIELD_LABELS } from './result-field-labels.ts'
import styles from './results.module.css'

interface MappingTableProps {
  columns: ResultImportDetails['columns']
  mapping: ResultReading['mapping']
  onChange: (mapping: ResultReading['mapping']) => void
}

const NOTHING = 'nothing'
const FIELD_OPTIONS = [
  { value: NOTHING, label: 'Not imported' },
  ...resultFields.map((field) => ({ value: field, label: RESULT_FIELD_LABELS[field] })),
]

/** The columns of a file with examples of their cells, and a choice of what each holds. */
export function MappingTable({ columns, mapping, onChange }: MappingTableProps) {
  return (
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
                    onChange({ ...mapping, [column.name]: resultField.safeParse(value).data ?? null })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
