import type { FormatLayout } from '../layer.ts'
import { type VideoProject, videoProject, type VideoScene, videoScene } from '../video/video-project.ts'

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
