import type { CreditPrice as Price } from '@marquee/contract/credits'
import { CreditPrice } from '@marquee/ui/credit-price'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/figures.module.css'

/** The prices in credits. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <SettingsCard title="Prices" description="The same price stands on every button that uses credits.">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col" className={styles.number}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ feature, title, unit, credits }) => (
            <tr key={feature}>
              <td className={styles.words}>{title}</td>
              <td className={`${styles.number} ${styles.words}`}>
                <CreditPrice credits={credits} /> <span className={styles.about}>for each {unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsCard>
  )
}
