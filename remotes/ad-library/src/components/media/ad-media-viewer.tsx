import type { Media } from '@marquee/contract/ads'
import { MediaViewer } from '@marquee/ui/media-viewer'
import { VideoPreview } from './video-preview.tsx'

interface AdMediaViewerProps {
  media: readonly Media[]
  name: string
  actions?: (shown: Media) => React.ReactNode
}

/** The images and videos of an ad, including videos that the server renders on request. */
export function AdMediaViewer(props: AdMediaViewerProps) {
  return (
    <MediaViewer
      {...props}
      renderPreview={(medium, { label, isShown }) => <VideoPreview media={medium} label={label} isShown={isShown} />}
    />
  )
}
