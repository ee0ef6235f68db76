import { ShareDialog as LinkDialog } from '@marquee/ui/share-dialog'
import { shareSource, type ShareTarget } from '../../api/sharing.ts'

interface ShareDialogProps {
  target: ShareTarget
  isOpen: boolean
  onClose: () => void
}

/** Creates, shows, changes and withdraws the share link of a board or an ad. */
export function ShareDialog({ target, isOpen, onClose }: ShareDialogProps) {
  const title = target.kind === 'board' ? 'Share this board' : 'Share this ad'
  return <LinkDialog title={title} source={shareSource(target)} isOpen={isOpen} onClose={onClose} />
}
