import { Button, Drawer } from 'antd'
import { MessageSquare } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { FeedbackPanel, type FeedbackPanelProps } from './feedback-panel.tsx'

const PARAMETER = 'feedback'

/** Opens what members and guests say of a page or a video. The address says that it is open, so that notifications can link there. */
export function FeedbackButton(panel: FeedbackPanelProps) {
  const [search, setSearch] = useSearchParams()
  const isOpen = search.has(PARAMETER)

  function setOpen(isWanted: boolean): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(PARAMETER)
        if (isWanted) {
          next.set(PARAMETER, 'open')
        }
        return next
      },
      { replace: true },
    )
  }

  return (
    <>
      <Button icon={<MessageSquare size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Feedback
      </Button>
      <Drawer title="Feedback" open={isOpen} onClose={() => setOpen(false)} size="min(460px, 100vw)" destroyOnHidden>
        <FeedbackPanel {...panel} />
      </Drawer>
    </>
  )
}
