import { downloadFile } from '@marquee/api-client/download-file'
import { advertiserName } from '@marquee/contract/advertiser-name'
import type { Ad } from '@marquee/contract/ads'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { AdMediaViewer } from '../../components/media/ad-media-viewer.tsx'

/** The creative with its download button. */
export function AdMedia({ ad }: { ad: Ad }) {
  if (ad.media.length === 0) {
    return null
  }
  return (
    <AdMediaViewer
      media={ad.media}
      name={advertiserName(ad)}
      actions={(shown) => (
        <Button size="small" icon={<Download size={16} />} onClick={() => void downloadFile(shown.url)}>
          Download
        </Button>
      )}
    />
  )
}
