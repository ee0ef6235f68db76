import type { PageFault } from '@marquee/funnel-pages/list-page-faults'
import { Alert, Button } from 'antd'
import styles from './publish-dialog.module.css'

interface MissingPartsProps {
  faults: readonly PageFault[]
  onShow: (sectionId: string | null) => void
}

/** What keeps a page from being published, each with the way to the place where it is changed. */
export function MissingParts({ faults, onShow }: MissingPartsProps) {
  if (faults.length === 0) {
    return null
  }
  return (
    <Alert
      type="warning"
      showIcon
      title="Before you can publish this page"
      description={
        <ul className={styles.missing} role="list">
          {faults.map(({ message, section }, index) => (
            <li key={index}>
              <Button type="link" className={styles.jump ?? ''} onClick={() => onShow(section)}>
                {message}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
