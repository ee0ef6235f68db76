import type { AnalysisScore } from '@marquee/contract/creative-analyses'
import styles from './score-card.module.css'

/** The score, always with its components. */
export function ScoreCard({ score }: { score: AnalysisScore }) {
  return (
    <section className={styles.card} aria-label="Score">
      <p className={styles.total}>
        <strong>{score.total}</strong> of 100
      </p>
      <table className={styles.parts}>
        <caption className={styles.caption}>
          The sum of its parts, and no forecast: it says how well the creative can be seen, not how well it sells.
        </caption>
        <tbody>
          {score.parts.map(({ label, points, most, reason }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{reason}</td>
              <td className={styles.points}>
                {points} of {most}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
