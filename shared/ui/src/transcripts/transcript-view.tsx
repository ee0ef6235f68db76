import { saveBlob } from '@marquee/api-client/save-blob'
import type { TranscriptLine } from '@marquee/contract/transcript-lines'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../feedback/copy-button.tsx'
import { formatDuration } from '../media/format-duration.ts'
import { toTranscriptFile, transcriptFormats } from './transcript-files.ts'
import { TranscriptLineRow } from './transcript-line.tsx'
import styles from './transcript-view.module.css'

interface TranscriptViewProps {
  lines: readonly TranscriptLine[]
  /** The name of saved files, without an extension. */
  fileName: string
  /** Where the player stands, in seconds. */
  time: number
  /** Plays from a time; missing without a player. */
  onSeek?: ((seconds: number) => void) | undefined
}

/** What a video says, line by line: the current line and word are marked, a line leads to its moment, and all of it can be copied and saved. */
export function TranscriptView({ lines, fileName, time, onSeek }: TranscriptViewProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState(0)
  const current = time === 0 ? -1 : lines.findLastIndex(({ start_s }) => start_s <= time + 0.01)
  useEffect(() => keepVisible(list.current, current), [current])

  function move(event: React.KeyboardEvent, index: number): void {
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: lines.length - 1 }[event.key]
    const line = target === undefined ? undefined : list.current?.querySelectorAll('button')[target]
    if (line !== undefined) {
      event.preventDefault()
      line.focus()
    }
  }

  return (
    <div className={styles.transcript}>
      <div className={styles.head}>
        {transcriptFormats.map((format) => (
          <Button
            key={format}
            type="text"
            size="small"
            aria-label={`Save the transcript as ${format.toUpperCase()}`}
            onClick={() => saveBlob(toTranscriptFile(lines, format), `${fileName}.${format}`)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <CopyButton text={toText(lines)} label="Copy: transcript" />
      </div>
      <ol ref={list} className={styles.lines} role="list">
        {lines.map((line, index) => (
          <li key={`${line.start_s} ${line.text}`} aria-current={index === current || undefined}>
            <TranscriptLineRow
              line={line}
              time={index === current ? time : null}
              isTabStop={index === focused}
              onSeek={onSeek}
              onFocus={() => setFocused(index)}
              onKeyDown={(event) => move(event, index)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Scrolls the list, and never the page, so far that the line can be seen. */
function keepVisible(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index]
  if (list === null || !(line instanceof HTMLElement)) {
    return
  }
  const top = line.offsetTop - list.offsetTop
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3
  }
}

function toText(lines: readonly TranscriptLine[]): string {
  return lines.map(({ start_s, text }) => `${formatDuration(start_s)} ${text}`).join('\n')
}
