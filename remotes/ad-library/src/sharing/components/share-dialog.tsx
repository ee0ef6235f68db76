import { href } from '@marquee/remote-kit/routes'
import { ShareDialog as LinkDialog, type ShareSource } from '@marquee/ui/share-dialog'
import { loadShare, requestRevokeShare, requestShare, type ShareTarget } from '../../api/sharing.ts'

interface ShareDialogProps {
  target: ShareTarget
  isOpen: boolean
  onClose: () => void
}

/** Makes, shows, changes and withdraws the link of a board or an ad. */
export function ShareDialog({ target, isOpen, onClose }: ShareDialogProps) {
  const title = target.kind === 'board' ? 'Share this board' : 'Share this ad'
  return <LinkDialog title={title} source={toSource(target)} isOpen={isOpen} onClose={onClose} />
}

function toSource(target: ShareTarget): ShareSource {
  return {
    queryKey: ['ad-library', 'share', target.kind, target.id],
    load: (signal) => loadShare(target, signal),
    share: (choice) => requestShare(target, choice),
    revoke: () => requestRevokeShare(target),
    ...(target.kind === 'board' && {
      allowance: { name: 'shows_notes', label: 'Show our notes', state: 'Notes are shown.', isUsual: false },
    }),
    listLinks: (token) => listLinks(target, token),
  }
}

function listLinks({ kind }: ShareTarget, token: string) {
  const route = kind === 'board' ? 'share.board' : 'share.ad'
  const address = new URL(href(route, { params: { id: token } }), location.origin).href
  if (kind === 'board') {
    return [{ label: 'Link', text: address }]
  }
  const embedAddress = new URL(href('embed', { params: { id: token } }), location.origin).href
  const snippet = `<iframe src="${embedAddress}" title="Ad on Marquee" width="400" height="640" style="border:0" loading="lazy"></iframe>`
  return [
    { label: 'Link', text: address },
    { label: 'Code for your page', text: snippet },
  ]
}
