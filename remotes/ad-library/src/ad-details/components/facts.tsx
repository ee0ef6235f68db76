import styles from './details.module.css'

export interface Fact {
  name: string
  /** Null or undefined: unknown, so the fact is left out. */
  value: React.ReactNode
}

/** Names with their values; unknown values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined)
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
