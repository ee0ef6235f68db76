import styles from './onboarding-page.module.css'

interface ChoicesProps<Value extends string> {
  name: string
  /** Single or multiple choice. */
  type: 'radio' | 'checkbox'
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** Shows several short answers in one row. */
  isDense?: boolean
}

/** Selectable answers, as cards around native inputs. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, type, label, options, chosen, onChange, isDense = false } = props

  function choose(value: Value, isChosen: boolean): void {
    const others = type === 'radio' ? [] : chosen.filter((other) => other !== value)
    onChange(isChosen ? [...others, value] : others)
  }

  return (
    <fieldset className={styles.choices} data-dense={isDense} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type={type}
            name={name}
            checked={chosen.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
