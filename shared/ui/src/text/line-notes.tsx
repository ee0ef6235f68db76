import { isCertain, type LineFinding, mendCertain, mendLine } from '@marquee/contract/line-checks'
import { Button } from 'antd'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './line-notes.module.css'

interface LineNotesProps {
  /** The line that the findings are about. */
  text: string
  findings: readonly LineFinding[]
  /** Replaces the line; without it, the findings can only be read. */
  onMend?: (text: string) => void
  /** What is said about the line while nothing was found, and below the findings: for example who wrote it. */
  origin?: string | undefined
}

/**
 * What was found in a line, below its field. One line is always reserved, so that nothing moves when findings arrive; the user opens the
 * rest.
 */
export function LineNotes({ text, findings, onMend, origin = '' }: LineNotesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const [first] = findings
  const certain = findings.filter(isCertain)
  return (
    <div className={styles.notes}>
      <div className={styles.line}>
        {first === undefined ? (
          <Origin text={origin} />
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <strong>{findings.length === 1 ? '1 note' : `${findings.length} notes`}</strong>
            <span className={styles.first} dir="auto">
              {first.message}
            </span>
            <ChevronDown size={14} aria-hidden className={styles.arrow} />
          </button>
        )}
      </div>
      <ul id={listId} className={styles.list} hidden={!isOpen || first === undefined}>
        {findings.map((finding) => (
          <li key={`${finding.rule}-${finding.start}`} className={styles.finding}>
            <Note
              finding={finding}
              place={text.slice(finding.start, finding.end)}
              onReplace={onMend === undefined ? undefined : (by) => onMend(mendLine(text, finding, by))}
            />
          </li>
        ))}
        {origin === '' || first === undefined ? null : (
          <li>
            <Origin text={origin} />
          </li>
        )}
        {onMend === undefined || certain.length < 2 ? null : (
          <li>
            <Button size="small" onClick={() => onMend(mendCertain(text, findings))}>
              Mend {certain.length} at once
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

function Origin({ text }: { text: string }) {
  return (
    <span className={styles.origin} title={text} dir="auto">
      {text}
    </span>
  )
}

interface NoteProps {
  finding: LineFinding
  place: string
  onReplace: ((by: string) => void) | undefined
}

function Note({ finding: { kind, message, suggestions, source }, place, onReplace }: NoteProps) {
  return (
    <>
      <span>
        {kind === 'policy' ? <q className={styles.place}>{place}</q> : null} {message}{' '}
        {source === null ? null : (
          <a href={source.address} target="_blank" rel="noreferrer">
            {source.title}
          </a>
        )}
      </span>
      {onReplace === undefined ? null : (
        <span className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => onReplace(suggestion)}>
              {suggestion.trim() === '' ? 'Mend' : `Use “${suggestion.trim()}”`}
            </Button>
          ))}
        </span>
      )}
    </>
  )
}
