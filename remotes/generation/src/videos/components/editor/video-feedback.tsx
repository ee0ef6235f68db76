import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { FeedbackButton } from '../../../components/feedback/feedback-button.tsx'
import feedback from '../../../components/feedback/feedback.module.css'
import { videoRendersQuery } from '../../api/video-renders.ts'
import type { Player } from '../../state/player.ts'
import { formatTimeCode } from '../../state/timeline-scale.ts'

/** What members and guests say of a video. The time of a comment shows that moment in the player. */
export function VideoFeedback({ videoId, player }: { videoId: string; player: Player }) {
  const { data: renders = [] } = useQuery(videoRendersQuery(videoId))
  const rendered = renders.filter(({ files }) => files.some(({ status }) => status === 'done'))
  return (
    <FeedbackButton
      target={{ kind: 'video', id: videoId }}
      version={rendered.length === 0 ? null : Math.max(...rendered.map(({ number }) => number))}
      describePlace={({ frame }, uncover) =>
        frame === null ? (
          'The whole video'
        ) : (
          <Button
            type="link"
            size="small"
            className={feedback.place ?? ''}
            onClick={() => {
              player.seek(frame)
              uncover()
            }}
          >
            At {formatTimeCode(frame)}
          </Button>
        )
      }
    />
  )
}
