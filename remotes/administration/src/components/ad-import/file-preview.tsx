import { TableFrame } from '@marquee/ui/table-frame'
import type { AdImportDetails } from '@marquee/contract/ad-imports'
import table from '../report-table.module.css'
import styles from './ad-import.module.css'

/** The first rows of a file, as they are read. */
export function FilePreview({ file: { columns, rows } }: { file: AdImportDetails }) {
  return (
    <TableFrame label="First rows of the file">
      <table className={`${table.table} ${styles.columns} ${styles.preview}`}>
        <caption>The first rows</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells, refusal }, index) => (
            <tr key={`${line} ${index}`}>
              <td className={styles.number}>{line}</td>
              {refusal === null ? (
                columns.map(({ name }, column) => (
                  <td key={name} dir="auto">
                    {cells[column]}
                  </td>
                ))
              ) : (
                <td colSpan={Math.max(1, columns.length)} className={styles.refused}>
                  {refusal}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
