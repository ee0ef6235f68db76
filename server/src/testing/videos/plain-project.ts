import { randomUUID } from 'node:crypto'
import { type VideoProject, videoProject } from '@marquee/creative/video-project'

interface PlainScene {
  /** Frames. */
  duration: number
  /** A colour of the palette that fills the background. */
  background: 'accent' | 'soft' | 'deep'
  headline: string
  /** How its layers come in. Default: they are there at once. */
  entrance?: 'staggered' | 'none'
}

/** A project of plain scenes in 1:1 with a headline each, and music. */
export function createPlainProject(scenes: readonly PlainScene[]): VideoProject {
  return videoProject.parse({
    schema_version: 1,
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#4a2018' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    language: 'en',
    aspect_ratios: ['1:1'],
    clips: [],
    scenes: scenes.map(({ duration, background, headline, entrance = 'none' }, index) => ({
      id: randomUUID(),
      name: `Scene ${index + 1}`,
      duration,
      spoken: '',
      background: { kind: 'layout' },
      entrance,
      transition: { kind: 'fade', frames: 6 },
      texts: { headline },
      pictures: {},
      formats: {
        '1:1': {
          background,
          layers: [
            {
              type: 'text',
              id: 'headline',
              name: 'Headline',
              binding: 'headline',
              x: 100,
              y: 120 + index * 300,
              w: 800,
              h: 300,
              style: { font: 'display', size: 12, weight: 700, line_height: 1.1, align: 'left', color: 'ink' },
            },
          ],
        },
      },
    })),
    overlays: [],
    captions: { style: 'none', place: 'lower', size: 'medium' },
    voice: [],
    music: {
      source: { kind: 'bed', bed: 'first-light' },
      from: 0,
      volume: 1,
      ducking: 0.4,
      fade_in: 0,
      fade_out: 0,
    },
  })
}
