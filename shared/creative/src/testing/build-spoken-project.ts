import type { VoiceTake } from '../video/sounds.ts'
import type { VideoProject, VideoScene } from '../video/video-project.ts'

interface SpokenScene {
  id: string
  /** Frames. */
  duration: number
  spoken?: string
  background?: VideoScene['background']
  transition?: VideoScene['transition']
}

/** A video for tests of sound and captions: scenes without layers. */
export function buildSpokenProject(
  scenes: readonly SpokenScene[],
  parts: Partial<Pick<VideoProject, 'clips' | 'voice' | 'music' | 'captions' | 'language'>> = {},
): VideoProject {
  return {
    schema_version: 1,
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    language: 'en',
    aspect_ratios: ['9:16'],
    clips: [],
    scenes: scenes.map((scene) => ({
      name: '',
      spoken: '',
      background: { kind: 'layout' },
      entrance: 'none',
      transition: { kind: 'cut', frames: 0 },
      texts: {},
      pictures: {},
      formats: {},
      ...scene,
    })),
    overlays: [],
    captions: { style: 'block', place: 'lower', size: 'medium' },
    voice: [],
    music: null,
    ...parts,
  }
}

/** A take whose words last half a second each, at 48 kHz, without pauses. */
export function buildTake(sceneId: string, text: string, parts: Partial<VoiceTake> = {}): VoiceTake {
  const words = text.split(' ').map((word, index) => ({ text: word, start: index * 24_000, end: (index + 1) * 24_000 }))
  const samples = words.length * 24_000
  return {
    id: `take-${sceneId}`,
    scene_id: sceneId,
    asset_id: `sound-${sceneId}`,
    maker: 'draft',
    voice: 'slt',
    text,
    samples,
    offset: 0,
    from: 0,
    to: samples,
    volume: 1,
    words,
    ...parts,
  }
}
