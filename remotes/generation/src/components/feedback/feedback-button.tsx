import type { FeedbackThread } from '@marquee/contract/feedback'
import { Button, Drawer } from 'antd'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FeedbackPanel, type FeedbackPanelProps } from './feedback-panel.tsx'

const PARAMETER = 'feedback'
/** The screens on which the drawer leaves nothing to see of the page or the video. */
const NARROW = '(width < 900px)'

interface FeedbackButtonProps extends Omit<FeedbackPanelProps, 'describePlace'> {
  /** @param uncover closes the drawer where it hides what the comment is about */
  describePlace: (thread: FeedbackThread, uncover: () => void) => ReactNode
}

/** Opens what members and guests say of a page or a video. The address says that it is open, so that notifications can link there. */
export function FeedbackButton({ describePlace, ...panel }: FeedbackButtonProps) {
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

  function uncover(): void {
    if (window.matchMedia(NARROW).matches) {
      setOpen(false)
    }
  }

  return (
    <>
      <Button icon={<MessageSquare size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Feedback
      </Button>
      {/* No mask: the comments are read beside what they are about. */}
      <Drawer
        title="Feedback"
        open={isOpen}
        mask={false}
        onClose={() => setOpen(false)}
        size="min(460px, 100vw)"
        destroyOnHidden
      >
        <FeedbackPanel {...panel} describePlace={(thread) => describePlace(thread, uncover)} />
      </Drawer>
    </>
  )
}
