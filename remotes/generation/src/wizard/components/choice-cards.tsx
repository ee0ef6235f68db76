import { useId } from 'react'
import styles from './choice-cards.module.css'

interface Choice<V extends string> {
  value: V
  title: string
  text: string
  icon: React.ReactNode
}

interface ChoiceCardsProps<V extends string> {
  label: string
  choices: readonly Choice<V>[]
  value: V | null
  onChange: (value: V) => void
}

/** Chooses one of several options, each with a sentence: radio buttons that look like cards. */
export function ChoiceCards<V extends string>({ label, choices, value, onChange }: ChoiceCardsProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card} data-chosen={choice.value === value}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.icon}>{choice.icon}</span>
          <span className={styles.title}>{choice.title}</span>
          <span className={styles.text}>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
