import type { MusicTrack } from '@marquee/creative/video-sounds'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import { FieldGroup } from '@marquee/ui/field'
import type { StoredAsset } from '@marquee/contract/assets'
import { FileUpload } from '@marquee/ui/file-upload'
import { Slider } from 'antd'
import { Upload } from 'lucide-react'
import { useFindSoundBeats } from '../../api/sound-beats.ts'
import { changeVideo } from '../../state/edit-scenes.ts'
import type { Peaks } from '../../state/use-mixed-sound.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { SOUND_FILES } from '../../state/sound-files.ts'
import { USUAL_MUSIC } from '../../state/video-draft.ts'
import { MusicField } from '../sound/music-field.tsx'
import { SongFields } from './song-fields.tsx'

interface MusicPanelProps {
  editor: VideoEditor
  sourcePeaks: ReadonlyMap<string, Peaks>
}

/** The music of the video: a bed of the product, or a song of the user. */
export function MusicPanel({ editor, sourcePeaks }: MusicPanelProps) {
  const { music } = editor.project
  const source = music?.source
  const set = (next: MusicTrack | null, key: string | null) =>
    editor.edit((project) => changeVideo(project, { music: next }), key)

  return (
    <>
      <MusicField
        value={source?.kind === 'bed' ? source.bed : null}
        song={getSongName(editor)}
        onChange={(bed) =>
          set(bed === null ? null : { ...(music ?? USUAL_MUSIC), from: 0, source: { kind: 'bed', bed } }, null)
        }
      />
      <SongUpload editor={editor} music={music} onChange={(next) => set(next, null)} />
      {music === null ? null : <MusicFields editor={editor} music={music} sourcePeaks={sourcePeaks} onChange={set} />}
    </>
  )
}

/** The name of the song; null for a bed and without music. */
function getSongName({ project: { music }, assets }: VideoEditor): string | null {
  const source = music?.source
  return source?.kind === 'asset'
    ? (assets.find(({ id }) => id === source.asset_id)?.name ?? 'The music is missing')
    : null
}

interface MusicFieldsProps extends MusicPanelProps {
  music: MusicTrack
  onChange: (music: MusicTrack, key: string) => void
}

/** Which part of the music is heard, and how loud. */
function MusicFields({ editor, music, sourcePeaks, onChange: set }: MusicFieldsProps) {
  const { source } = music
  return (
    <>
      {source.kind === 'asset' ? (
        <SongFields
          project={editor.project}
          music={music}
          source={source}
          peaks={sourcePeaks.get(source.asset_id) ?? []}
          onChange={set}
        />
      ) : null}
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
  )
}

interface SongUploadProps {
  editor: VideoEditor
  music: MusicTrack | null
  onChange: (music: MusicTrack) => void
}

/** Uploads a song, which takes the place of the music. */
function SongUpload({ editor, music, onChange }: SongUploadProps) {
  const findBeats = useFindSoundBeats()

  async function takeSong(asset: StoredAsset): Promise<string> {
    editor.addAssets([asset])
    const samples = Math.round((asset.duration_s ?? 0) * SAMPLES_PER_SECOND)
    // A song whose beats are not found is music all the same.
    const found = await findBeats.mutateAsync(asset.id).catch(() => null)
    onChange({
      ...(music ?? USUAL_MUSIC),
      from: 0,
      source: { kind: 'asset', asset_id: asset.id, samples, beats: found?.beats ?? [] },
    })
    return found?.note ?? ''
  }

  return (
    <FileUpload
      kind="audio"
      label="Upload your own music"
      icon={<Upload size={14} aria-hidden />}
      accept={SOUND_FILES}
      hint="Up to 10 minutes and 50 MB. Use only music that you may use in ads: a licence for listening is not enough."
      work="Finding its beats…"
      onStored={takeSong}
    />
  )
}
