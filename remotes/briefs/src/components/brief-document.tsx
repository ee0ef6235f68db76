import type { BriefSection } from '@marquee/contract/brief-comments'
import { formatDate } from '@marquee/ui/format-date'
import { PlayableVideo } from '@marquee/ui/playable-video'
import type { ReactNode } from 'react'
import { describeDeliverable } from '../state/brief-labels.ts'
import { sectionLabels } from '../state/section-labels.ts'
import type { ReadableBrief } from '../state/to-readable-brief.ts'
import { AdImage } from './ad-thumbnail.tsx'
import styles from './brief-document.module.css'
import { ScriptTable } from './script-table.tsx'

interface BriefDocumentProps {
  brief: ReadableBrief
  /** The heading's level: 1 if the brief is the whole page. */
  level: 1 | 2
  /** Renders content below a part of the brief, such as its comments. */
  renderFeedback?: (section: BriefSection) => ReactNode
}

/** A brief to read on the screen and on paper. Empty parts are left out. */
export function BriefDocument({ brief, level, renderFeedback = () => null }: BriefDocumentProps) {
  const lang = toLang(brief)
  const Title = level === 1 ? 'h1' : 'h2'
  const part = (section: BriefSection, content: ReactNode) => (
    <section className={styles.part} aria-labelledby={`part-${section}`}>
      <h2 id={`part-${section}`} className={styles.heading}>
        {sectionLabels[section]}
      </h2>
      {content}
      {renderFeedback(section)}
    </section>
  )
  const words = (section: BriefSection, text: string) =>
    text === '' ? null : part(section, <Words text={text} lang={lang} />)
  const list = (section: BriefSection, items: readonly string[], Kind: 'ul' | 'ol' = 'ul') =>
    items.length === 0
      ? null
      : part(
          section,
          <Kind className={styles.list}>
            {items.map((item, index) => (
              // Two items may have the same text.
              <li key={index}>
                <span className={styles.item} dir="auto" lang={lang}>
                  {item}
                </span>
              </li>
            ))}
          </Kind>,
        )

  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <Title className={styles.title} dir="auto" lang={lang} tabIndex={-1} data-page-title={level === 1 || undefined}>
          {brief.title}
        </Title>
        <dl className={styles.facts}>
          <Fact name="Version" value={String(brief.version)} />
          {brief.product_name === null ? null : <Fact name="Product" value={brief.product_name} />}
          {brief.due_date === null ? null : <Fact name="Due" value={formatDate(brief.due_date)} />}
          <Fact name="Written by" value={brief.created_by_name} />
        </dl>
      </header>
      {words('objective', brief.objective)}
      {words('audience', brief.audience)}
      {words('insight', brief.insight)}
      {words('concept', brief.concept)}
      {list('hooks', brief.hooks, 'ol')}
      {brief.reference_ads.length === 0
        ? null
        : part(
            'references',
            <ul role="list" className={styles.ads}>
              {brief.reference_ads.map((ad) => (
                <li key={ad.id} className={styles.ad}>
                  <AdImage ad={ad} isMissing={false} />
                </li>
              ))}
            </ul>,
          )}
      {brief.script.length === 0 ? null : part('script', <ScriptTable script={brief.script} lang={lang} />)}
      {list('deliverables', brief.deliverables.map(describeDeliverable))}
      {brief.do.length + brief.dont.length === 0 ? null : (
        <div className={styles.pair}>
          {list('do', brief.do)}
          {list('dont', brief.dont)}
        </div>
      )}
      {brief.images.length === 0
        ? null
        : part(
            'images',
            <ul role="list" className={styles.images}>
              {brief.images.map(({ id, title, aspect_ratio, width, height, thumbnail_url }) => (
                <li key={id}>
                  <img
                    src={thumbnail_url}
                    width={width}
                    height={height}
                    alt={`${title}, ${aspect_ratio}`}
                    loading="lazy"
                    decoding="async"
                  />
                </li>
              ))}
            </ul>,
          )}
      <Videos videos={brief.videos} />
      {words('success_metrics', brief.success_metrics)}
    </article>
  )
}

/** The attached videos, which are played in place; nothing without videos. On paper their posters are enough. */
function Videos({ videos }: { videos: ReadableBrief['videos'] }) {
  return videos.length === 0 ? null : (
    <section className={styles.part} aria-labelledby="part-videos">
      <h2 id="part-videos" className={styles.heading}>
        Videos
      </h2>
      <ul role="list" className={styles.images}>
        {videos.flatMap(({ id, title, files: [file] }) =>
          file === undefined
            ? []
            : [
                <li key={id}>
                  <PlayableVideo
                    className={styles.video}
                    src={file.url}
                    {...(file.poster_url !== null && { poster: file.poster_url })}
                    width={file.width}
                    height={file.height}
                    preload="none"
                    aria-label={`${title}, ${file.aspect_ratio}`}
                    fallback={file.poster_url === null ? null : <img src={file.poster_url} alt={title} />}
                  />
                </li>,
              ],
        )}
      </ul>
    </section>
  )
}

/** The language that the content is marked with; unmarked, it is taken for that of the page. */
function toLang({ language }: ReadableBrief): string | undefined {
  return language ?? undefined
}

function Words({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <p className={styles.words} dir="auto" lang={lang}>
      {text}
    </p>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}
