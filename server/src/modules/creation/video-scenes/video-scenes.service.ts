/** The scenes of scripts: what each says and shows, and how long it takes. Videos and drafts of briefs are written with it. */
export { type AdPacing, describePacing, type FindPacing } from './ad-pacing.ts'
export { describeLength } from './scene-time.ts'
export { writeBriefScenes } from './write-brief-scenes.ts'
export { writeScenes } from './write-scenes.ts'
