import { Input, type InputRef } from 'antd'
import { Search } from 'lucide-react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { usePageKeys } from '../../state/use-page-keys.ts'
import styles from './filters.module.css'

interface SearchBoxProps {
  label: string
  /** The current search text of the list. */
  value: string
  onSearch: (words: string) => void
}

const MOST_CHARACTERS = 300

/** Searches on Enter, so that each search is one history entry and the focus stays. `/` focuses this field from anywhere. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<InputRef>(null)
  const [text, setText] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  if (value !== shownValue) {
    setShownValue(value)
    setText(value)
  }
  usePageKeys(useMemo(() => ({ '/': () => input.current?.focus({ cursor: 'all' }) }), []))

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <form role="search" aria-label={label} className={styles.search} onSubmit={handleSubmit}>
      <Input
        aria-label={label}
        ref={input}
        type="search"
        value={text}
        maxLength={MOST_CHARACTERS}
        prefix={<Search size={18} aria-hidden />}
        suffix={
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        }
        placeholder={'Words, "an exact phrase", -without'}
        allowClear
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onClear={() => onSearch('')}
        dir="auto"
      />
    </form>
  )
}
