import { listTimedScenes } from '@marquee/creative/scene-times'
import { FileUpload } from '@marquee/ui/file-upload'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { UploadProgress } from '@marquee/ui/upload-progress'
import { Checkbox } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { SOUND_FILES } from '../../state/sound-files.ts'
import { useKeepRecording } from '../../state/use-keep-recording.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { useVoiceRecorder } from '../../state/use-voice-recorder.ts'
import { LevelMeter } from './level-meter.tsx'
import { Prompter } from './prompter.tsx'
import { RecordingControls } from './recording-controls.tsx'
import styles from './recording.module.css'
import { SpokenScenes } from './spoken-scenes.tsx'

interface RecordDialogProps {
  editor: VideoEditor
  videoId: string
  onClose: () => void
}

/** Records the words of the scenes one after the other, with the script as a prompter. A recording can be uploaded as well. */
export function RecordDialog({ editor, videoId, onClose }: RecordDialogProps) {
  const scenes = listTimedScenes(editor.project).filter(({ scene }) => scene.spoken.trim() !== '')
  const [chosen, setChosen] = useState(() => findFirstSilent(editor) ?? scenes[0]?.scene.id)
  const [lengthens, setLengthens] = useState(true)
  const { recorder, state } = useVoiceRecorder()
  const { keepSound, keepRecording, upload, isKeeping, problem } = useKeepRecording(editor, videoId)
  const at = Math.max(
    0,
    scenes.findIndex(({ scene }) => scene.id === chosen),
  )
  const current = scenes[at]
  const isBusy = isKeeping || state.phase === 'recording' || state.phase === 'counting'
  const sentence = [problem, state.problem].find((one) => one !== '')

  function goOn(): void {
    recorder.discard()
    setChosen(scenes[at + 1]?.scene.id ?? current?.scene.id)
  }

  async function keepAndGoOn(file: File): Promise<void> {
    if (current !== undefined && (await keepRecording(file, { scene: current.scene, lengthens }))) {
      goOn()
    }
  }

  return (
    <OpenedModal
      centered
      width="min(920px, 96vw)"
      title="Record your voice"
      okText="Done"
      cancelButtonProps={{ hidden: true }}
      okButtonProps={{ disabled: isBusy }}
      maskClosable={false}
      closable={!isBusy}
      keyboard={!isBusy}
      onOk={onClose}
      onCancel={onClose}
    >
      {current === undefined ? (
        <p className={styles.note}>No scene has words to say yet. Write them into the field “Spoken” of a scene.</p>
      ) : (
        <div className={styles.columns}>
          <SpokenScenes
            scenes={scenes}
            voice={editor.project.voice}
            current={current.scene.id}
            disabled={isBusy}
            onChoose={(id) => {
              recorder.discard()
              setChosen(id)
            }}
          />
          <div className={styles.stage}>
            <Prompter scene={current.scene} next={scenes[at + 1]?.scene} state={state} />
            <LevelMeter recorder={recorder} frames={current.scene.duration} />
            <RecordingControls
              recorder={recorder}
              state={state}
              isKeeping={isKeeping}
              onKeep={({ sound }) =>
                void keepAndGoOn(new File([sound], `Scene ${current.index + 1}`, { type: sound.type }))
              }
            />
            <UploadProgress upload={upload} />
            {sentence === undefined ? null : (
              <p role="alert" className={styles.problem}>
                {sentence}
              </p>
            )}
            <div className={styles.options}>
              <Checkbox checked={lengthens} onChange={({ target }) => setLengthens(target.checked)}>
                Make the scene longer if the recording needs it
              </Checkbox>
              <FileUpload
                kind="audio"
                label={`Upload a recording of scene ${current.index + 1}`}
                icon={<Upload size={14} aria-hidden />}
                accept={SOUND_FILES}
                hint="Up to 10 minutes and 50 MB."
                work="Finding its words…"
                onStored={async ({ id }) => {
                  await keepSound(id, 'upload', { scene: current.scene, lengthens })
                  goOn()
                }}
              />
            </div>
          </div>
        </div>
      )}
    </OpenedModal>
  )
}

/** The first scene with words that no own recording says. */
function findFirstSilent({ project }: VideoEditor): string | undefined {
  const recorded = new Set(
    project.voice.flatMap(({ maker, scene_id }) => (maker === 'recording' || maker === 'upload' ? [scene_id] : [])),
  )
  return project.scenes.find(({ id, spoken }) => spoken.trim() !== '' && !recorded.has(id))?.id
}
