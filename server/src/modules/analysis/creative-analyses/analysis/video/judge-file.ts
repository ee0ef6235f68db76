import type { Finding, FindingLevel } from '@marquee/contract/creative-analyses'
import { SOURCES } from './video-rules.ts'
import { type MeasuredVideo, toVideoFinding } from './video-finding.ts'

const RATIOS: readonly (readonly [string, number])[] = [
  ['9:16', 9 / 16],
  ['4:5', 4 / 5],
  ['1:1', 1],
  ['16:9', 16 / 9],
]
const RATIO_TOLERANCE = 0.02
const GOOD_SIDE = 1080
const LEAST_SIDE = 540
const LEAST_BIT_RATE = 516_000
const CODEC_NAMES: Readonly<Record<string, string>> = {
  h264: 'H.264',
  hevc: 'H.265',
  vp9: 'VP9',
  vp8: 'VP8',
  av1: 'AV1',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  h263: 'H.263',
  mpeg4: 'MPEG-4',
  mpeg2video: 'MPEG-2',
  prores: 'ProRes',
  mjpeg: 'Motion JPEG',
  ac3: 'AC-3',
  vorbis: 'Vorbis',
}

function getCodecName(codec: string): string {
  return CODEC_NAMES[codec] ?? codec
}

/** Judges the file itself by the requirements of platforms. */
export function judgeFile(video: MeasuredVideo): Finding[] {
  return [judgeShape(video), judgeResolution(video), judgeFrameRate(video), judgeCodec(video), judgeBitRate(video)]
}

function judgeShape({ width, height }: MeasuredVideo): Finding {
  const ratio = RATIOS.find(([, value]) => Math.abs(width / height / value - 1) < RATIO_TOLERANCE)
  return toVideoFinding('aspect-ratio', ratio === undefined ? 'advice' : 'good', {
    title: ratio === undefined ? 'The shape fits no placement' : `The shape is ${ratio[0]}`,
    value: `${width} × ${height}`,
    rule: '9:16 fills Reels, Stories, TikTok and Shorts; 4:5 and 1:1 the feed; 16:9 YouTube. Other shapes get bars.',
    source: SOURCES.meta,
  })
}

function judgeResolution({ width, height }: MeasuredVideo): Finding {
  const side = Math.min(width, height)
  const lacking: FindingLevel = side < LEAST_SIDE ? 'problem' : 'advice'
  const level = side >= GOOD_SIDE ? 'good' : lacking
  return toVideoFinding('resolution', level, {
    title: level === 'good' ? 'The resolution is high enough' : 'The resolution is low',
    value: `${side} px`,
    rule: `The shorter side has ${GOOD_SIDE} pixels; TikTok refuses less than ${LEAST_SIDE}.`,
    source: SOURCES.tiktok,
  })
}

function judgeFrameRate({ frames_per_second: rate }: MeasuredVideo): Finding {
  const isFine = rate >= 23 && rate <= 60.5
  const problem = rate < 23 ? 'The frame rate is low' : 'The frame rate is high'
  return toVideoFinding('frame-rate', isFine ? 'good' : 'advice', {
    title: isFine ? 'The frame rate is fine' : problem,
    value: `${rate.toFixed(rate % 1 < 0.01 ? 0 : 2)} frames a second`,
    rule: 'Platforms take 23 to 60 frames a second.',
    source: SOURCES.tiktok,
  })
}

function judgeCodec({ codec, sound }: MeasuredVideo): Finding {
  const isUsual = codec === 'h264'
  return toVideoFinding('codec', isUsual ? 'good' : 'advice', {
    title: isUsual ? 'Every platform takes the codec' : 'Not every platform takes the codec',
    value: sound === null ? getCodecName(codec) : `${getCodecName(codec)}, ${getCodecName(sound.codec)}`,
    rule: 'H.264 with AAC in an MP4 file is taken everywhere.',
    source: SOURCES.meta,
  })
}

function judgeBitRate({ bit_rate: rate }: MeasuredVideo): Finding {
  const isFine = rate >= LEAST_BIT_RATE
  return toVideoFinding('bit-rate', isFine ? 'good' : 'advice', {
    title: isFine ? 'The bit rate is high enough' : 'The bit rate is low',
    value: rate >= 1_000_000 ? `${(rate / 1_000_000).toFixed(1)} Mbit/s` : `${Math.round(rate / 1000)} kbit/s`,
    rule: 'TikTok asks for at least 516 kbit/s; platforms encode anew, so that what is lost here is lost twice.',
    source: SOURCES.tiktok,
  })
}
