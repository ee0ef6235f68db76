import type { TranscriptLine } from '@marquee/contract/transcript-lines'
import { joinWords } from '@marquee/contract/transcript-lines'
import { formatDuration } from '../media/format-duration.ts'
import styles from './transcript-view.module.css'

interface TranscriptLineRowProps {
  line: TranscriptLine
  /** Where the player stands; null while it is at another line. */
  time: number | null
  /** Whether the tab key stops here: in a list it stops at one line, and the arrow keys lead to the others. */
  isTabStop: boolean
  onSeek: ((seconds: number) => void) | undefined
  onFocus: () => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

/** A line with its time; with a player it is a button that leads there. */
export function TranscriptLineRow({ line, time, isTabStop, onSeek, onFocus, onKeyDown }: TranscriptLineRowProps) {
  const said = (
    <>
      <span className={styles.time}>{formatDuration(line.start_s)}</span>{' '}
      <span dir="auto">{time === null ? line.text : <MarkedWords line={line} time={time} />}</span>
    </>
  )
  const className = time === null ? styles.line : `${styles.line} ${styles.current}`
  return onSeek === undefined ? (
    <div className={className}>{said}</div>
  ) : (
    <button
      type="button"
      className={className}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSeek(line.start_s)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {said}
    </button>
  )
}

/** A line whose current word is marked; a line without times of its words is shown as it is. */
function MarkedWords({ line: { words, text }, time }: { line: TranscriptLine; time: number }) {
  const at = words.findLastIndex(({ start_s }) => start_s <= time + 0.01)
  const word = words[at]
  if (word === undefined) {
    return text
  }
  const before = joinWords(words.slice(0, at))
  const until = joinWords(words.slice(0, at + 1))
  return (
    <>
      {until.slice(0, until.length - word.text.length)}
      <mark className={styles.word}>{word.text}</mark>
      {text.slice(before === '' ? word.text.length : until.length)}
    </>
  )
}
