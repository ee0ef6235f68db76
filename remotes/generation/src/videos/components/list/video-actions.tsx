import type { VideoSummary } from '@marquee/contract/videos'
import { ShareDialog } from '@marquee/ui/share-dialog'
import { AttachToBriefDialog } from '../../../components/attach-to-brief-dialog.tsx'
import { useAttachBriefVideo, videoShareSource } from '../../api/sharing.ts'

export type VideoAction = 'share' | 'attach'

interface VideoActionDialogProps {
  video: Pick<VideoSummary, 'id'>
  /** Null: no dialog is open. */
  action: VideoAction | null
  onClose: () => void
}

/** The dialogs in which a video is shared by link, or attached to a brief. */
export function VideoActionDialog({ video: { id }, action, onClose }: VideoActionDialogProps) {
  const { mutateAsync: attach } = useAttachBriefVideo()
  switch (action) {
    case 'share':
      return <ShareDialog title="Share by link" source={videoShareSource(id)} isOpen onClose={onClose} />
    case 'attach':
      return (
        <AttachToBriefDialog
          hint="The brief shows the newest finished files of the video."
          success="Video attached"
          onAttach={(briefId) => attach({ briefId, videoId: id })}
          onClose={onClose}
        />
      )
    case null:
      return null
  }
}
