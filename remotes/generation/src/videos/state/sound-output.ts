import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import type { Stereo } from '@marquee/creative/stereo'
import type { SoundOutput } from './player.ts'

interface SampleOutput extends SoundOutput {
  setSound: (sound: Stereo | null) => void
  /** @param onEnded called when the sound has ended by itself */
  start: (from: number, rate: number, onEnded?: () => void) => () => void
  close: () => void
}

/**
 * Plays mixed samples by Web Audio. The context is opened with the first sound, because browsers refuse one before the user has
 * pressed something.
 */
export function createSoundOutput(): SampleOutput {
  let context: AudioContext | null = null
  let sound: Stereo | null = null
  let buffer: AudioBuffer | null = null

  function open(): AudioContext {
    context ??= new AudioContext({ sampleRate: SAMPLES_PER_SECOND, latencyHint: 'interactive' })
    void context.resume()
    return context
  }

  return {
    setSound(next) {
      sound = next
      buffer = null
    },
    getTime() {
      const opened = open()
      // What is handed over now is heard a moment later.
      return opened.currentTime - (Number.isFinite(opened.outputLatency) ? opened.outputLatency : 0)
    },
    start(from, rate, onEnded = () => {}) {
      const opened = open()
      if (sound === null || sound[0].length === 0) {
        return () => {}
      }
      buffer ??= toBuffer(opened, sound)
      const source = new AudioBufferSourceNode(opened, { buffer, playbackRate: rate })
      source.connect(opened.destination)
      source.addEventListener('ended', onEnded)
      source.start(0, from)
      return () => {
        source.removeEventListener('ended', onEnded)
        source.stop()
      }
    },
    close() {
      void context?.close()
      context = null
    },
  }
}

function toBuffer(context: AudioContext, [left, right]: Stereo): AudioBuffer {
  const buffer = context.createBuffer(2, left.length, SAMPLES_PER_SECOND)
  buffer.getChannelData(0).set(left)
  buffer.getChannelData(1).set(right)
  return buffer
}
