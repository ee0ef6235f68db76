import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { StepList } from '../../wizard/components/step-list.tsx'
import wizard from '../../wizard/components/wizard.module.css'
import { FinishStep } from '../components/wizard/finish-step.tsx'
import { ScenesStep } from '../components/wizard/scenes-step.tsx'
import { ScriptStep } from '../components/wizard/script-step.tsx'
import type { VideoStepProps } from '../components/wizard/step-props.ts'
import { VideoSourceStep } from '../components/wizard/video-source-step.tsx'
import { useMakeVideo } from '../state/use-make-video.ts'
import { useVideoDraft } from '../state/use-video-draft.ts'
import {
  findMissing,
  findOpenStep,
  toVideoInput,
  VIDEO_STEPS,
  type VideoDraft,
  type VideoStep,
} from '../state/video-draft.ts'

const LABELS: Readonly<Record<VideoStep, string>> = {
  source: 'Source',
  script: 'Script',
  scenes: 'Scenes',
  finish: 'Formats and sound',
}
const CONTENTS: Readonly<Record<VideoStep, (props: VideoStepProps) => React.ReactNode>> = {
  source: VideoSourceStep,
  script: ScriptStep,
  scenes: ScenesStep,
  finish: FinishStep,
}

/** From a source to a video of scenes in four steps; users who may only view see a notice at once. */
export function Page() {
  usePageTitle('Create a video')
  return useIsAllowed({ permission: 'generation.create' }) ? <Wizard /> : <LookOnly />
}

function LookOnly() {
  return (
    <EmptyState
      level={1}
      title="You can look at videos, but not create any"
      action={<LinkButton to={href('ai-videos')}>See the videos</LinkButton>}
    >
      You are a viewer of this workspace. Its owner or an admin can give you a role that creates videos.
    </EmptyState>
  )
}

function Wizard() {
  const { key, draft, step, change, goTo } = useVideoDraft()
  const index = VIDEO_STEPS.indexOf(step)
  const Content = CONTENTS[step]
  const missing = findMissing(draft, step)
  const next = VIDEO_STEPS[index + 1]
  const back = VIDEO_STEPS[index - 1]
  return (
    <>
      <PageHeader title="Create a video" description="A script, scenes with your images, captions, voice and music." />
      <StepList
        steps={VIDEO_STEPS}
        labels={LABELS}
        current={step}
        lastOpen={findOpenStep(draft, 'finish')}
        onChoose={goTo}
      />
      <Content draftKey={key} draft={draft} change={change} />
      <div className={wizard.footer}>
        {back === undefined ? null : <Button onClick={() => goTo(back)}>Back</Button>}
        {next === undefined ? (
          <MakeButton draft={draft} missing={missing} onMade={() => change({ orderKey: crypto.randomUUID() })} />
        ) : (
          <>
            <Button type="primary" disabled={missing !== null} onClick={() => goTo(next)}>
              Continue
            </Button>
            <span className={wizard.note}>{missing}</span>
          </>
        )}
      </div>
    </>
  )
}

interface MakeButtonProps {
  draft: VideoDraft
  missing: string | null
  onMade: () => void
}

function MakeButton({ draft, missing, onMade }: MakeButtonProps) {
  const navigate = useNavigate()
  const { make, phase, problem } = useMakeVideo()

  async function handleClick(): Promise<void> {
    const input = toVideoInput(draft)
    const id = input === null ? null : await make(input, draft.voice)
    if (id !== null) {
      onMade()
      await navigate(href('edit-ai-video', { params: { id } }))
    }
  }

  return (
    <>
      <Button type="primary" loading={phase !== null} disabled={missing !== null} onClick={() => void handleClick()}>
        {phase ?? 'Create the video'}
      </Button>
      <span className={wizard.note} role={problem === null ? undefined : 'alert'}>
        {problem ?? missing}
      </span>
    </>
  )
}
