import { FieldGroup } from '@marquee/ui/field'
import { formatCount } from '@marquee/ui/format-number'
import { Button, Slider } from 'antd'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useSpeakScenes } from '../../state/use-speak-scenes.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import type { Peaks } from '../../state/use-mixed-sound.ts'
import { MusicPanel } from './music-panel.tsx'
import { VoiceField, type VoiceChoice } from '../sound/voice-field.tsx'
import { VoicePrice } from '../sound/voice-price.tsx'
import styles from './inspector.module.css'

interface SoundInspectorProps {
  editor: VideoEditor
  videoId: string
  sourcePeaks: ReadonlyMap<string, Peaks>
  onRecord: () => void
}

/** The voice and the music of the video. */
export function SoundInspector({ editor, videoId, sourcePeaks, onRecord }: SoundInspectorProps) {
  return (
    <div className={styles.inspector}>
      <VoicePanel editor={editor} videoId={videoId} onRecord={onRecord} />
      <MusicPanel editor={editor} sourcePeaks={sourcePeaks} />
    </div>
  )
}

function VoicePanel({ editor, videoId, onRecord }: Omit<SoundInspectorProps, 'sourcePeaks'>) {
  const { project } = editor
  const [voice, setVoice] = useState<VoiceChoice | null>(() => findVoice(editor))
  const { speak, outdated, isPending, problem } = useSpeakScenes(editor, videoId)
  const own = project.voice.filter(({ maker }) => maker === 'recording' || maker === 'upload').length
  const scenes = project.scenes.filter(({ spoken }) => spoken.trim() !== '')
  return (
    <>
      <VoiceField value={voice} language={project.language} sample={scenes[0]?.spoken} onChange={setVoice} />
      <VoicePrice voice={voice} scenes={scenes.length} />
      {voice === null ? null : (
        <div className={styles.buttons}>
          <Button
            type="primary"
            loading={isPending}
            disabled={scenes.length === 0}
            onClick={() => void speak(voice, scenes)}
          >
            {project.voice.length === 0 ? 'Speak all scenes' : 'Speak all again'}
          </Button>
          {outdated.length === 0 || project.voice.length === 0 ? null : (
            <Button disabled={isPending} onClick={() => void speak(voice, outdated)}>
              Speak what changed ({outdated.length})
            </Button>
          )}
        </div>
      )}
      <div>
        <Button icon={<Mic size={16} aria-hidden />} onClick={onRecord}>
          Record your own voice
        </Button>
        {own === 0 ? null : <p className={styles.hint}>{formatCount(own, 'scene')} with a recording of your own.</p>}
      </div>
      {project.voice.length === 0 ? null : <TakeFields editor={editor} outdated={outdated.length} />}
      {problem === '' ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** The fields of the takes that there are. @param outdated the number of scenes whose words were changed since */
function TakeFields({ editor, outdated }: { editor: VideoEditor; outdated: number }) {
  return (
    <>
      {outdated === 0 ? null : (
        <p className={styles.hint}>The words of some scenes differ from what their voice says.</p>
      )}
      <FieldGroup label="Volume of the voice">
        <Slider
          ariaLabelForHandle="Volume of the voice"
          min={0}
          max={2}
          step={0.05}
          value={editor.project.voice[0]?.volume ?? 1}
          onChange={(volume) =>
            editor.edit((one) => ({ ...one, voice: one.voice.map((take) => ({ ...take, volume })) }), 'voice volume')
          }
        />
      </FieldGroup>
      <div>
        <Button onClick={() => editor.edit((one) => ({ ...one, voice: [] }))}>Remove the voice</Button>
      </div>
    </>
  )
}

function findVoice({ project }: VideoEditor): VoiceChoice | null {
  const [take] = project.voice
  return take === undefined || take.maker === 'recording' || take.maker === 'upload'
    ? null
    : { maker: take.maker, voice: take.voice }
}
