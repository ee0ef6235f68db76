import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { StepList } from '../../wizard/components/step-list.tsx'
import { ViewersOnly } from '../../wizard/components/viewers-only.tsx'
import { WizardFooter } from '../../wizard/components/wizard-footer.tsx'
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
  return useIsAllowed({ permission: 'generation.create' }) ? (
    <Wizard />
  ) : (
    <ViewersOnly things="videos" to={href('ai-videos')} />
  )
}

function Wizard() {
  const { key, draft, step, change, goTo } = useVideoDraft()
  const Content = CONTENTS[step]
  const missing = findMissing(draft, step)
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
      <WizardFooter steps={VIDEO_STEPS} current={step} missing={missing} onGo={goTo}>
        <MakeButton draft={draft} missing={missing} onMade={() => change({ orderKey: crypto.randomUUID() })} />
      </WizardFooter>
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
