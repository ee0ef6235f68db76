import { downloadFile } from '@marquee/api-client/download-file'
import type { Ad } from '@marquee/contract/ads'
import { CopyButton } from '@marquee/ui/copy-button'
import { MediaViewer } from '@marquee/ui/media-viewer'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** The creative with its download, and the colours that it is made of. */
export function AdMedia({ ad }: { ad: Ad }) {
  if (ad.media.length === 0) {
    return null
  }
  const palette = [...new Set(ad.media.flatMap((medium) => medium.palette))].slice(0, 6)
  return (
    <>
      <MediaViewer
        media={ad.media}
        name={ad.brand.name}
        actions={(shown) => (
          <Button size="small" icon={<Download size={16} />} onClick={() => void downloadFile(shown.url)}>
            Download
          </Button>
        )}
      />
      {palette.length === 0 ? null : (
        <DetailsSection title="Colours">
          <ul className={styles.palette} role="list">
            {palette.map((colour) => (
              <li key={colour} className={styles.colour}>
                <span className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden />
                <code>{colour}</code>
                <CopyButton text={colour} label={`Copy the colour ${colour}`} />
              </li>
            ))}
          </ul>
        </DetailsSection>
      )}
    </>
  )
}
