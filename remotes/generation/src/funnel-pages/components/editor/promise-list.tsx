import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { compareAdAndPage } from '@marquee/funnel-pages/compare-ad-and-page'
import { useQuery } from '@tanstack/react-query'
import { adQuery } from '../../../api/image-words.ts'
import { SECTION_LABELS } from '../../state/page-words.ts'
import styles from './inspector.module.css'

/** The promises of the ad that the page does not answer, each with the place where its answer should stand. */
export function PromiseList({ adId, page }: { adId: string; page: FunnelPage }) {
  const ad = useQuery(adQuery(adId))
  if (ad.data === undefined) {
    return ad.isError ? <p className={styles.hint}>The ad of this page is not in the library any more.</p> : null
  }
  const { title, body } = ad.data
  // Offers and prices are among the figures of an ad's words; what an ad of others shows is not ours.
  const said = { headline: title ?? '', text: body, offer: '', price: '', product: '', image: null }
  const open = compareAdAndPage(said, page)
  return (
    <section className={styles.group} aria-label="Promises of the ad">
      <h2 className={styles.title}>Promises of the ad</h2>
      {open.length === 0 ? (
        <p className={styles.hint}>The page answers what the ad promises.</p>
      ) : (
        <ul className={styles.promises}>
          {open.map(({ kind, text, place }) => (
            <li key={`${kind}:${text}`}>
              <q dir="auto">{text}</q> has no answer yet. It should stand in: {SECTION_LABELS[place]}.
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
