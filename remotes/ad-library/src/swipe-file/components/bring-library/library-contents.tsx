import type { LibraryPreview } from '@marquee/contract/library-imports'
import { formatCount } from '@marquee/ui/format-number'
import { Tag } from 'antd'
import styles from './bring-library.module.css'

/** What an uploaded library holds, before anything is written: counts, boards, and the first ads. */
export function LibraryContents({ preview }: { preview: LibraryPreview }) {
  const { board_names: names, boards, first_ads: ads } = preview
  return (
    <>
      <dl className={styles.figures}>
        {listFigures(preview).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {names.length === 0 ? null : (
        <p className={styles.note}>
          Boards: <bdi>{names.join(', ')}</bdi>
          {boards > names.length ? ` and ${boards - names.length} more` : null}
        </p>
      )}
      {preview.refused === 0 ? null : (
        <p className={styles.note}>
          {formatCount(preview.refused, 'line')} cannot be read. The report names them with the reasons.
        </p>
      )}
      {ads.length === 0 ? null : (
        <ul className={styles.ads} role="list" aria-label="First ads">
          {ads.map(({ line, brand, title, body, image_url, boards: places, tags }) => (
            <li key={line} className={styles.ad}>
              {image_url === null ? null : (
                <img className={styles.image} src={image_url} alt="" loading="lazy" referrerPolicy="no-referrer" />
              )}
              <strong>
                <bdi>{brand ?? 'Unknown advertiser'}</bdi>
              </strong>
              <p className={styles.words} dir="auto">
                {title ?? body}
              </p>
              <div>
                {[...places, ...tags].map((name, index) => (
                  <Tag key={`${index} ${name}`}>{name}</Tag>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function listFigures({ ads, boards, folders, tags, notes, searches, followed_brands }: LibraryPreview) {
  const figures: [string, number][] = [
    ['Ads', ads],
    ['Boards', boards],
    ['Folders', folders],
    ['Tags', tags],
    ['Notes', notes],
    ['Saved searches', searches],
    ['Followed brands', followed_brands],
  ]
  return figures.filter(([name, count]) => name === 'Ads' || count > 0)
}
