import type { FormatLayout } from '../layer.ts'
import type { VoiceTake } from '../video/sounds.ts'
import { SAMPLES_PER_FRAME } from '../video/time.ts'
import {
  type Overlay,
  type VideoClip,
  type VideoProject,
  videoProject,
  type VideoScene,
  videoScene,
} from '../video/video-project.ts'

/** A version-4 UUID that ends in a number, so that failures are readable. */
export function toId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const layout: FormatLayout = { background: 'paper', layers: [] }

/** A scene on a plain background without words. */
export function buildScene(number: number, changes: Partial<VideoScene> = {}): VideoScene {
  return videoScene.parse({
    id: toId(number),
    name: `Scene ${number}`,
    duration: 60,
    spoken: '',
    background: { kind: 'layout' },
    entrance: 'none',
    transition: { kind: 'cut', frames: 0 },
    texts: {},
    pictures: {},
    formats: { '1:1': layout, '4:5': layout, '9:16': layout, '16:9': layout },
    ...changes,
  })
}

/** A project of three scenes of two seconds each. */
export function buildProject(changes: Partial<VideoProject> = {}): VideoProject {
  return videoProject.parse({
    schema_version: 1,
    look: {
      brand_name: 'Fjell',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#0055ff', soft: '#eeeeff', deep: '#000055' },
      fonts: { heading: 'sans', body: 'sans' },
      logo: null,
    },
    language: 'en',
    aspect_ratios: ['9:16'],
    clips: [],
    scenes: [buildScene(1), buildScene(2), buildScene(3)],
    overlays: [],
    captions: { style: 'none', place: 'lower', size: 'medium' },
    voice: [],
    music: null,
    ...changes,
  })
}

/** A clip of 200 frames. */
export const clip: VideoClip = {
  id: toId(900),
  asset_id: toId(901),
  name: 'beach.mp4',
  width: 1080,
  height: 1920,
  frames: 200,
  has_sound: true,
}
/** Shows the clip from its twentieth frame. */
export const clipBackground = { kind: 'clip' as const, clip_id: clip.id, from: 20, speed: 1, volume: 1 }

/** Four words of 20 frames each. */
export function buildTake(sceneId: string, changes: Partial<VoiceTake> = {}): VoiceTake {
  const words = ['It', 'keeps', 'coffee', 'hot'].map((text, index) => ({
    text,
    start: index * 20 * SAMPLES_PER_FRAME,
    end: (index + 1) * 20 * SAMPLES_PER_FRAME,
  }))
  const samples = 80 * SAMPLES_PER_FRAME
  return {
    id: toId(800),
    scene_id: sceneId,
    asset_id: toId(801),
    maker: 'draft',
    voice: 'slt',
    text: 'It keeps coffee hot',
    samples,
    offset: 0,
    from: 0,
    to: samples,
    volume: 1,
    words,
    ...changes,
  }
}

/** An overlay over the first second of the video. */
export function buildOverlay(changes: Partial<Overlay> = {}): Overlay {
  const { texts, pictures, formats } = buildScene(1)
  return { id: toId(700), name: 'Badge', scene_id: null, start: 0, duration: 30, texts, pictures, formats, ...changes }
}
