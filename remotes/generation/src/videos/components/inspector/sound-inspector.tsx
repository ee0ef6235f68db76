import type { MusicTrack } from '@marquee/creative/video-sounds'
import { FieldGroup } from '@marquee/ui/field'
import { Button, Slider } from 'antd'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useSpeakScenes } from '../../state/use-speak-scenes.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { MusicField } from '../sound/music-field.tsx'
import { VoiceField, type VoiceChoice } from '../sound/voice-field.tsx'
import styles from './inspector.module.css'

const USUAL_MUSIC = { from: 0, volume: 0.8, ducking: 0.35, fade_in: 6, fade_out: 30 } as const

interface SoundInspectorProps {
  editor: VideoEditor
  videoId: string
  onRecord: () => void
}

/** The voice and the music of the video. */
export function SoundInspector({ editor, videoId, onRecord }: SoundInspectorProps) {
  return (
    <div className={styles.inspector}>
      <VoicePanel editor={editor} videoId={videoId} onRecord={onRecord} />
      <MusicPanel editor={editor} />
    </div>
  )
}

function VoicePanel({ editor, videoId, onRecord }: SoundInspectorProps) {
  const { project } = editor
  const [voice, setVoice] = useState<VoiceChoice | null>(() => findVoice(editor))
  const { speak, outdated, isPending, problem } = useSpeakScenes(editor, videoId)
  const scenes = project.scenes.filter(({ spoken }) => spoken.trim() !== '')
  return (
    <>
      <VoiceField value={voice} language={project.language} sample={scenes[0]?.spoken} onChange={setVoice} />
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

function MusicPanel({ editor }: { editor: VideoEditor }) {
  const { music } = editor.project
  const set = (next: MusicTrack | null, key: string | null) =>
    editor.edit((project) => ({ ...project, music: next }), key)
  return (
    <>
      <MusicField
        value={music?.source.kind === 'bed' ? music.source.bed : null}
        onChange={(bed) => set(bed === null ? null : { ...(music ?? USUAL_MUSIC), source: { kind: 'bed', bed } }, null)}
      />
      {music === null ? null : (
        <>
          <FieldGroup label="Volume of the music">
            <Slider
              ariaLabelForHandle="Volume of the music"
              min={0}
              max={2}
              step={0.05}
              value={music.volume}
              onChange={(volume) => set({ ...music, volume }, 'music volume')}
            />
          </FieldGroup>
          <FieldGroup label="What is left of it while the voice speaks">
            <Slider
              ariaLabelForHandle="What is left of the music while the voice speaks"
              min={0}
              max={1}
              step={0.05}
              value={music.ducking}
              tooltip={{ formatter: (value) => `${Math.round((value ?? 0) * 100)}%` }}
              onChange={(ducking) => set({ ...music, ducking }, 'ducking')}
            />
          </FieldGroup>
        </>
      )}
    </>
  )
}
