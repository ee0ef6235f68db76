import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

interface SearchFieldProps {
  /** The words that the page shows results of, as in its address. */
  value: string
  /** Called with trimmed words, a short pause after the last keystroke. */
  onSearch: (words: string) => void
  /** Read to screen readers, as in "Search briefs". */
  label: string
  placeholder: string
  maxLength?: number
  className?: string | undefined
}

const DELAY_MS = 300

/** Searches while the person types. Words that change from outside, as by going back, replace what was typed. */
export function SearchField({
  value,
  onSearch,
  label,
  placeholder,
  maxLength = 200,
  className = '',
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [sent, setSent] = useState(value)

  if (shown !== value) {
    setShown(value)
    // Our own search comes back here too; the person may have typed on meanwhile.
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }

  const search = useEffectEvent((words: string) => {
    setSent(words)
    onSearch(words)
  })
  useEffect(() => {
    const words = typed.trim()
    if (words === sent) {
      return undefined
    }
    const timer = setTimeout(() => search(words), DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])

  return (
    <Input
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      prefix={<Search size={16} aria-hidden />}
      allowClear
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
