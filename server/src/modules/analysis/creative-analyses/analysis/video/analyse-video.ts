import type {
  AdWords,
  AnalysisResult,
  Finding,
  PlacementName,
  TextLine,
  VideoFacts,
} from '@marquee/contract/creative-analyses'
import { VideoRefusal } from '../../../../../platform/video/video-refusal.ts'
import { analyseImage, type ReportStep } from '../analyse-image.ts'
import { getAttributes } from '../attributes.ts'
import { listCovered } from '../judge-image.ts'
import { judgeWords } from '../judge-words.ts'
import type { Sample } from './decode-frames.ts'
import { type DecodedVideo, decodeVideo } from './decode-video.ts'
import { drawSheet } from './draw-sheet.ts'
import { findBlack, findCuts, findFrozen, listDifferences } from './frame-differences.ts'
import { getVideoAttributes } from './get-video-attributes.ts'
import { getVideoScore } from './get-video-score.ts'
import { judgeVideoPlacements } from './judge-video-placements.ts'
import { judgeVideo } from './judge-video.ts'
import { joinTimedLines, type ReadSample, readVideoText, type TimedLine } from './read-video-text.ts'

export interface VideoOrder {
  /** Path of the file. */
  file: string
  words: AdWords
  /** The intended placements; when empty, the usual placements for the video's aspect ratio. */
  placements: PlacementName[]
}

export interface VideoAnalysis {
  result: AnalysisResult
  /** The key frame, JPEG. */
  poster: Uint8Array
  /** An image of small frames, JPEG, see `video.sheet`. */
  sheet: Uint8Array
}

/** Measures and judges a video: its motion and sound, the text of some frames, and one frame in full. @throws VideoRefusal */
export async function analyseVideo(order: VideoOrder, report: ReportStep): Promise<VideoAnalysis> {
  const { file, words, placements } = order
  report(0.02, 'Opening the video')
  const decoded = await decodeVideo(file, inSteps(report, 0.05, 0.4, 'Watching the video'))
  const read = await readVideoText(decoded.samples, decoded.small, inSteps(report, 0.4, 0.7, 'Reading the text'))
  const key = chooseKeyFrame(decoded, read)
  const keyFrame = await analyseImage(key.image, { words, placements }, (share) =>
    report(0.7 + share * 0.25, 'Looking at the key frame'),
  )
  report(0.96, 'Judging')
  const sheet = await drawSheet(decoded.samples)
  const video = toFacts(decoded, read, { key_frame_s: key.time, sheet: sheet.layout })
  return { result: judge(keyFrame, { decoded, read, video, words, placements }), poster: key.image, sheet: sheet.image }
}

/** Reports progress at most twenty times, independent of the number of frames. */
function inSteps(report: ReportStep, from: number, to: number, step: string): (share: number) => void {
  let told = -1
  return (share) => {
    const twentieth = Math.floor(share * 20)
    if (twentieth > told) {
      told = twentieth
      report(from + share * (to - from), step)
    }
  }
}

/** The frame with the most text; when no frame has text, a frame from the middle of the video. */
function chooseKeyFrame({ samples }: DecodedVideo, read: readonly ReadSample[]): Sample {
  const count = ({ lines }: ReadSample) => lines.reduce((sum, { text }) => sum + text.length, 0)
  const most = Math.max(0, ...read.map(count))
  const index = most === 0 ? Math.floor(samples.length / 2) : read.findIndex((sample) => count(sample) === most)
  const chosen = samples[index]
  if (chosen === undefined) {
    throw new VideoRefusal('The video is damaged: no frame of it can be read.')
  }
  return chosen
}

function toFacts(
  decoded: DecodedVideo,
  read: readonly ReadSample[],
  shown: Pick<VideoFacts, 'key_frame_s' | 'sheet'>,
): VideoFacts {
  const { small, duration, sound } = decoded
  const differences = listDifferences(small)
  const cuts = findCuts(small, differences)
  const shots = [0, ...cuts].map((start_s, index) => {
    const end_s = cuts[index] ?? duration
    const inside = differences.filter((_, at) => isWithin(small[at]?.time, start_s, end_s))
    const motion = inside.reduce((sum, difference) => sum + difference, 0) / Math.max(1, inside.length)
    return { start_s, end_s, motion }
  })
  const share = (has: (line: TextLine) => boolean) =>
    read.filter(({ lines }) => lines.some(has)).length / Math.max(1, read.length)
  return {
    ...shown,
    duration_s: duration,
    frames_per_second: decoded.framesPerSecond,
    codec: decoded.codec,
    bit_rate: decoded.bitRate,
    frames_count: decoded.framesCount,
    cuts,
    shots,
    black: findBlack(small, duration),
    frozen: findFrozen(small, duration),
    texts: joinTimedLines(read, duration).map(({ text, place, start_s, end_s }) => ({ text, place, start_s, end_s })),
    captions: {
      text_share: share(() => true),
      lower_third_share: share(({ place }) => place.y + place.height / 2 > 2 / 3),
      has_track: decoded.hasSubtitles,
    },
    sound: sound && {
      codec: sound.codec,
      integrated_lufs: sound.integrated,
      true_peak_db: sound.truePeak,
      silences: sound.silences,
      curve: sound.curve,
    },
  }
}

/** Whether the time is inside the shot: the change at its start belongs to the cut and is not motion. */
function isWithin(time: number | undefined, start: number, end: number): boolean {
  return time !== undefined && time > start + 0.01 && time < end - 0.01
}

interface Judged {
  decoded: DecodedVideo
  read: readonly ReadSample[]
  video: VideoFacts
  words: AdWords
  placements: PlacementName[]
}

function judge(keyFrame: AnalysisResult, { decoded, read, video, words, placements }: Judged): AnalysisResult {
  const size = { width: decoded.width, height: decoded.height }
  const covered = listCovered(size, placements)
  const lines = joinTimedLines(read, decoded.duration)
  const findings = [
    ...judgeVideo({ ...video, ...size }),
    ...keyFrame.findings.filter(({ group }) => group !== 'placements' && group !== 'words').map(toKeyFrame),
    ...judgeVideoPlacements(read, covered),
    ...judgeWords(listNew(lines), words).map((finding) => withTimes(finding, lines)),
  ]
  function toKeyFrame(finding: Finding): Finding {
    const spans = [{ start_s: video.key_frame_s, end_s: video.key_frame_s }]
    return finding.places.length === 0 ? finding : { ...finding, spans }
  }
  const result = { ...keyFrame, ...size, covered, video, findings }
  const attributes = { ...getAttributes({ ...result, lines }), ...getVideoAttributes(video) }
  return { ...result, attributes, score: getVideoScore({ video, lines: keyFrame.lines, findings }) }
}

/** Each text once, at its first appearance. */
function listNew(lines: readonly TimedLine[]): TimedLine[] {
  return lines.filter((line, index) => lines.findIndex(({ text }) => text === line.text) === index)
}

function withTimes(finding: Finding, lines: readonly TimedLine[]): Finding {
  const seen = lines.filter(({ place }) => finding.places.includes(place))
  return { ...finding, spans: seen.map(({ start_s, end_s }) => ({ start_s, end_s })) }
}
