import type { SoundPlan } from '@marquee/creative/plan-sound'
import type { Stereo } from '@marquee/creative/stereo'
import type { Mixer, MixerAnswer, MixerRequest } from './mixer.ts'

interface Waiting {
  plan: SoundPlan
  resolve: (sound: Stereo | null) => void
}

/** Starts a worker that mixes. It works at one plan at a time; of those that wait, only the last one is mixed. */
export function openMixer(): Mixer {
  const worker = new Worker(new URL('./mix-worker.ts', import.meta.url))
  const known = new Set<string>()
  let running: Waiting | null = null
  let waiting: Waiting | null = null
  let request = 0

  const send = (message: MixerRequest) => worker.postMessage(message)

  function startNext(): void {
    running = waiting
    waiting = null
    if (running !== null) {
      request += 1
      send({ kind: 'mix', request, plan: running.plan })
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<MixerAnswer>) => {
    running?.resolve(data.sound)
    startNext()
  })
  worker.addEventListener('error', () => {
    running?.resolve(null)
    startNext()
  })

  return {
    hasSource: (id) => known.has(id),
    addSource(id, sound) {
      known.add(id)
      send({ kind: 'source', id, sound })
    },
    mix: (plan) =>
      new Promise((resolve) => {
        waiting?.resolve(null)
        waiting = { plan, resolve }
        if (running === null) {
          startNext()
        }
      }),
    close() {
      worker.terminate()
      running?.resolve(null)
      waiting?.resolve(null)
    },
  }
}
