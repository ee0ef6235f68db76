import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

interface SearchFieldProps {
  /** The search words of the shown results, for example from the page's address. */
  value: string
  /** Called with trimmed words, a short pause after the last keystroke. */
  onSearch: (words: string) => void
  /** The accessible name, as in "Search briefs". */
  label: string
  placeholder: string
  maxLength?: number
  className?: string | undefined
}

const DELAY_MS = 300

/** Searches while the user types. When the words change from outside, for example by going back, they replace the typed text. */
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
    // The words of our own search come back here too; the user may have typed more meanwhile.
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
