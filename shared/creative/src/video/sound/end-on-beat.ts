import type { MusicTrack } from '../sounds.ts'

/**
 * Where an uploaded song starts so that the video ends on one of its beats: it is moved by half a beat at most.
 * @param samples the length of the video
 * @returns the start in samples of the song; as it is for a bed, which is made to end on a beat, and for a song without beats there
 */
export function endOnBeat({ source, from }: Pick<MusicTrack, 'source' | 'from'>, samples: number): number {
  const beats = source.kind === 'asset' ? source.beats : []
  const end = from + samples
  const next = beats.findIndex((beat) => beat >= end)
  const [before, after] = [beats[next - 1], beats[next]]
  if (before === undefined || after === undefined) {
    return from
  }
  const shift = end - before < after - end ? before - end : after - end
  return Math.max(0, from + shift)
}
