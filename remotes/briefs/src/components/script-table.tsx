import { formatDuration } from '@marquee/ui/format-duration'
import type { ReadableBrief } from '../state/to-readable-brief.ts'
import styles from './script-table.module.css'

/** The script line by line; on a phone each line is a block. */
export function ScriptTable({ script, lang }: { script: ReadableBrief['script']; lang: string | undefined }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Spoken</th>
          <th scope="col">On screen</th>
          <th scope="col">Image</th>
        </tr>
      </thead>
      <tbody>
        {script.map((line, index) => (
          // Lines have no name, and two may be the same.
          <tr key={index}>
            <th scope="row" className={styles.time}>
              {formatDuration(line.start_s)}–{formatDuration(line.end_s)}
            </th>
            <Cell name="Spoken" text={line.spoken} lang={lang} />
            <Cell name="On screen" text={line.overlay} lang={lang} />
            <Cell name="Image" text={line.visual} lang={lang} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ name, text, lang }: { name: string; text: string; lang: string | undefined }) {
  return (
    <td data-name={name} data-empty={text === '' || undefined} dir="auto" lang={lang}>
      {text}
    </td>
  )
}
