import { readSound } from '../../video-rendering/read-sound.ts'
import { toSpeechRate } from '../../voice/mfcc.ts'
import { findBeats } from './find-beats.ts'
import type { BeatResult } from './beat-orders.ts'

/**
 * Finds the beats of a stored sound. Call it only in a child process.
 * @throws VideoLibraryMissing
 */
export async function readBeats(file: string): Promise<BeatResult> {
  const sound = await readSound(file)
  const beats = sound === null ? null : findBeats(toSpeechRate(sound))
  return beats === null ? { bpm: null, times: [] } : beats
}
