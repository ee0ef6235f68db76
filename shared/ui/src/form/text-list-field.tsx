import { Button, Input } from 'antd'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import styles from './text-list-field.module.css'

interface TextListFieldProps {
  value?: readonly string[]
  onChange?: (value: string[]) => void
  /** The noun of one entry, as in "benefit": the buttons read "Add a benefit", "Remove benefit 2". */
  itemName: string
  /** The placeholder of an empty entry. */
  placeholder?: string
  maxItems: number
  maxLength: number
  /** The error messages by position. */
  errors?: Readonly<Record<number, string | undefined>>
  id?: string
}

/**
 * A list of short texts: add, remove, reorder. Enter adds an entry below, Alt with an arrow key moves one, Backspace in an empty one
 * removes it; the focus follows the entry.
 */
export function TextListField(props: TextListFieldProps) {
  const { value = [], onChange, itemName, maxItems, id } = props
  const list = useRef<HTMLUListElement>(null)

  function focusEntry(index: number): void {
    // Runs after React has rendered the changed list.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  }

  function change(next: string[], focused: number): void {
    onChange?.(next)
    focusEntry(focused)
  }

  function insert(index: number): void {
    if (value.length < maxItems) {
      change(value.toSpliced(index, 0, ''), index)
    }
  }

  function remove(index: number): void {
    change(value.toSpliced(index, 1), Math.max(0, index - 1))
  }

  function move(index: number, target: number): void {
    const moved = value[index]
    if (moved !== undefined && target >= 0 && target < value.length) {
      change(value.toSpliced(index, 1).toSpliced(target, 0, moved), target)
    }
  }

  return (
    <div className={styles.field}>
      {value.length === 0 ? null : (
        <ul ref={list} role="list" className={styles.list}>
          {value.map((text, index) => (
            <TextListEntry
              // The entries are identified only by their position; the inputs are controlled, so no state is tied to a position.
              key={index}
              {...props}
              text={text}
              index={index}
              isLast={index === value.length - 1}
              onTextChange={(changed) => onChange?.(value.with(index, changed))}
              onInsert={insert}
              onRemove={remove}
              onMove={move}
            />
          ))}
        </ul>
      )}
      <Button
        {...(id === undefined || value.length > 0 ? {} : { id })}
        type="dashed"
        icon={<Plus size={16} aria-hidden />}
        disabled={value.length >= maxItems}
        onClick={() => insert(value.length)}
      >
        Add {articleFor(itemName)} {itemName}
      </Button>
    </div>
  )
}

interface TextListEntryProps extends TextListFieldProps {
  text: string
  index: number
  isLast: boolean
  onTextChange: (text: string) => void
  onInsert: (index: number) => void
  onRemove: (index: number) => void
  onMove: (index: number, target: number) => void
}

function TextListEntry(props: TextListEntryProps) {
  const {
    text,
    index,
    isLast,
    itemName,
    placeholder,
    maxLength,
    errors,
    id,
    onTextChange,
    onInsert,
    onRemove,
    onMove,
  } = props
  const name = `${itemName} ${index + 1}`
  const error = errors?.[index]
  const errorId = useId()

  function handleKeyDown(event: React.KeyboardEvent): void {
    const isBackspaceInEmpty = event.key === 'Backspace' && text === ''
    const target = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onInsert(index + 1)
    } else if (isBackspaceInEmpty) {
      event.preventDefault()
      onRemove(index)
    } else if (event.altKey && target !== undefined) {
      event.preventDefault()
      onMove(index, target)
    }
  }

  return (
    <li className={styles.entry}>
      <Input
        {...(id !== undefined && index === 0 ? { id } : {})}
        value={text}
        dir="auto"
        aria-label={capitalised(name)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        maxLength={maxLength}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(error === undefined ? {} : { status: 'error' as const })}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <span className={styles.buttons}>
        <Button
          type="text"
          icon={<ArrowUp size={16} aria-hidden />}
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <Button
          type="text"
          icon={<ArrowDown size={16} aria-hidden />}
          aria-label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        />
        <Button
          type="text"
          icon={<X size={16} aria-hidden />}
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(index)}
        />
      </span>
      {error === undefined ? null : (
        <span id={errorId} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </li>
  )
}

function articleFor(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a'
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
