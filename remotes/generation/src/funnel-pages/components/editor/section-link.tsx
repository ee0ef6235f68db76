import type { Section } from '@marquee/funnel-pages/section'
import { Button } from 'antd'
import styles from '../../../components/feedback/feedback.module.css'
import { describeSection } from '../../state/page-words.ts'

interface SectionLinkProps {
  /** Undefined for the whole page, and for a section that was removed. */
  section: Section | undefined
  onChoose: (sectionId: string) => void
}

/** The section that a comment is about, which it shows in the editor. */
export function SectionLink({ section, onChoose }: SectionLinkProps) {
  return section === undefined ? (
    'The whole page'
  ) : (
    <Button type="link" size="small" className={styles.place ?? ''} onClick={() => onChoose(section.id)}>
      {describeSection(section)}
    </Button>
  )
}
