import { calmBeds } from './calm-beds.ts'
import { livelyBeds } from './lively-beds.ts'
import type { MusicBed } from './music-bed.ts'

export { musicMoods, type MusicBed, type MusicMood } from './music-bed.ts'

/** The music of the product: two beds for each mood. It was composed for Marquee and is free of the rights of others. */
export const musicBeds: readonly MusicBed[] = [...livelyBeds, ...calmBeds]

/** @returns undefined for an unknown id */
export function findBed(id: string): MusicBed | undefined {
  return musicBeds.find((bed) => bed.id === id)
}
