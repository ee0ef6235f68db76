import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWav } from '../sound/build-wav.ts'
import { chooseSoundTrack, decodeSound } from '../sound/decode-sound.ts'
import { sniffSoundFormat } from '../sound/sniff-sound-format.ts'
import { openContainer, type OpenContainer, type Stream } from '../video/open-video.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { cutSpeech, SPEECH_RATE } from './cut-speech.ts'
import type { ReadSpeech, SpeechOrder } from './speech-orders.ts'

const MAX_MINUTES = 15
/** 16 bits of two channels. */
const FRAME_BYTES = 4
const MAX_SAMPLES = MAX_MINUTES * 60 * SPEECH_RATE
/** A peak of −50 dBFS: nothing that is quieter is understood. */
const SILENT_PEAK = 104
/** A mix of both channels that is this much quieter than the left one was recorded in opposite phase: both cancel each other out. */
const CANCELED_SHARE = 0.1

/**
 * Gaps in the time stamps become silence, so that each word keeps its time, which counts from the start of the file as players count it.
 * @param start in seconds
 */
function toFilters(start: number): string {
  const shift = Number.isFinite(start) ? start : 0
  return `asetpts=PTS-${shift}/TB,aresample=${SPEECH_RATE}:async=1:first_pts=0,aformat=sample_fmts=s16:channel_layouts=stereo`
}

/**
 * Reads the sound of a video or a sound file for a recognizer: as WAV files of one channel at 16 kHz, below the size that providers take.
 * Call it only in a child process.
 * @returns no parts for a file in which nothing can be heard
 * @throws VideoRefusal for a damaged file, or one that is too long
 */
export async function readSpeech({ source, folder, longest }: SpeechOrder): Promise<ReadSpeech> {
  const opened = await openContainer(source, sniffSoundFormat)
  try {
    const track = chooseSoundTrack(opened)
    if (track === undefined) {
      return { seconds: 0, parts: [], has_sound: false }
    }
    const samples = await collect(opened, track)
    const parts = cutSpeech(samples, longest * SPEECH_RATE).filter(
      ({ from, to }) => !isSilent(samples.subarray(from, to)),
    )
    return {
      seconds: samples.length / SPEECH_RATE,
      has_sound: true,
      parts: await Promise.all(
        parts.map(async ({ start, end, from, to }, index) => {
          const file = join(folder, `part-${index}.wav`)
          await writeFile(file, buildWav(samples.subarray(start, end), SPEECH_RATE))
          return { file, start: start / SPEECH_RATE, from: from / SPEECH_RATE, to: to / SPEECH_RATE }
        }),
      ),
    }
  } finally {
    await opened.close()
  }
}

/** The mean of both channels; the left one alone when they cancel each other out. */
async function collect(opened: OpenContainer, track: Stream): Promise<Int16Array> {
  const [mean, left] = [new Int16Array(MAX_SAMPLES), new Int16Array(MAX_SAMPLES)]
  let length = 0
  let [meanEnergy, leftEnergy] = [0, 0]
  await decodeSound(opened, { track, filters: toFilters(opened.demuxer.startTime) }, (frame) => {
    const bytes = frame.toBuffer().subarray(0, frame.nbSamples * FRAME_BYTES)
    frame.free()
    if (length + bytes.length / FRAME_BYTES > MAX_SAMPLES) {
      throw new VideoRefusal(`The sound is longer than ${MAX_MINUTES} minutes. Cut the video, then try again.`)
    }
    for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
      const [one, other] = [bytes.readInt16LE(at), bytes.readInt16LE(at + 2)]
      left[length] = one
      mean[length] = Math.round((one + other) / 2)
      leftEnergy += one ** 2
      meanEnergy += ((one + other) / 2) ** 2
      length += 1
    }
  })
  return (meanEnergy < leftEnergy * CANCELED_SHARE ? left : mean).subarray(0, length)
}

function isSilent(samples: Int16Array): boolean {
  return samples.every((value) => Math.abs(value) < SILENT_PEAK)
}
