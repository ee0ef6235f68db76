import { mixSound } from '@marquee/creative/mix-sound'
import type { Stereo } from '@marquee/creative/stereo'
import type { MixerAnswer, MixerRequest } from './mixer.ts'

const sources = new Map<string, Stereo>()

self.addEventListener('message', ({ data }: MessageEvent<MixerRequest>) => {
  if (data.kind === 'source') {
    sources.set(data.id, data.sound)
    return
  }
  const sound = mixSound(data.plan, sources)
  const answer: MixerAnswer = { request: data.request, sound }
  self.postMessage(answer, { transfer: sound.map(({ buffer }) => buffer) })
})
