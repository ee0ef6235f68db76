import type { MailKind } from '@marquee/contract/mails'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { Segmented } from 'antd'
import { useState } from 'react'
import styles from './mails-page.module.css'

type Format = 'html' | 'text'

/** The mail with made-up data. The frame is sandboxed: nothing in it runs, and it reaches nothing of ours. */
export function MailPreview({ mail, onClose }: { mail: MailKind; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('html')
  return (
    <OpenedDrawer title={mail.subject} onClose={onClose} size="min(680px, 100vw)">
      <div className={styles.preview}>
        <Segmented<Format>
          aria-label="Format"
          value={format}
          onChange={setFormat}
          options={[
            { value: 'html', label: 'HTML' },
            { value: 'text', label: 'Text' },
          ]}
        />
        {format === 'html' ? (
          <iframe className={styles.frame} title={`Preview of ${mail.title}`} sandbox="" srcDoc={mail.html} />
        ) : (
          <pre className={styles.text}>{mail.text}</pre>
        )}
      </div>
    </OpenedDrawer>
  )
}
