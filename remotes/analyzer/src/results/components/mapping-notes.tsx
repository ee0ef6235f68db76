import { formatCount } from '@marquee/ui/format-number'
import { Alert } from 'antd'
import styles from './results.module.css'

interface MappingNotesProps {
  repeatedRows: number
  hasDays: boolean
}

/** Says how rows become figures, and what is doubtful about this file. */
export function MappingNotes({ repeatedRows, hasDays }: MappingNotesProps) {
  return (
    <>
      {repeatedRows === 0 ? null : (
        <Alert
          type="warning"
          title={`${formatCount(repeatedRows, 'row')} with the same ad and days as a row before`}
          description="Add them up if several ads have one name. If a column divides the figures of an ad, as by age, choose “Breakdown” for it. Otherwise the last row counts."
        />
      )}
      <p className={styles.note}>
        “Results” count as purchases only where the column “Result indicator” says so. Rows of one ad and day are added
        up where a breakdown tells them apart.
        {hasDays ? '' : ' No column holds the days, so all figures are stored for the days of the whole report.'}
      </p>
    </>
  )
}
