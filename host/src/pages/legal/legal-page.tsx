import type { ReactNode } from 'react'
import { BareLayout } from '../../layout/bare-layout.tsx'
import styles from './legal-page.module.css'

export interface LegalSection {
  title: string
  paragraphs: readonly ReactNode[]
  /** Shown below the paragraphs. */
  control?: ReactNode
}

interface LegalPageProps {
  title: string
  updated: string
  summary: string
  sections: readonly LegalSection[]
}

/** A long text: one column, numbered sections, links to each section. */
export function LegalPage({ title, updated, summary, sections }: LegalPageProps) {
  return (
    <BareLayout>
      <article className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.updated}>Last changed on {updated}</p>
        <p className={styles.summary}>{summary}</p>
        <nav aria-label="Contents">
          <ol className={styles.contents}>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#section-${index + 1}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, index) => (
          <section key={section.title} id={`section-${index + 1}`}>
            <h2 className={styles.heading}>
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph, position) => (
              // The texts are constant, so a paragraph's position identifies it.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={position}>{paragraph}</p>
            ))}
            {section.control}
          </section>
        ))}
      </article>
    </BareLayout>
  )
}
