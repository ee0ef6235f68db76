import type { VideoEncoding } from '@marquee/contract/video-renders'

/** The shape of the frames of a video: their size in pixels, which are even numbers, and their constant rate. */
export interface VideoShape {
  width: number
  height: number
  framesPerSecond: number
}

interface ImageCodec {
  encoder: 'FF_ENCODER_LIBX264' | 'FF_ENCODER_LIBVPX_VP9'
  /** Bits a second; 0: by constant quality alone. */
  bitRate: (shape: VideoShape) => number
  /** The encoder's own options. */
  options: Readonly<Record<string, string | number | boolean>>
}

const CONSTANT_QUALITY = () => 0

/**
 * x264 keeps few frames: its threads share one frame instead of working on several, and it looks five frames ahead. This takes 100 MB
 * less for 1080 × 1920, and about as long.
 */
const FEW_FRAMES_AT_ONCE = 'sliced-threads=1:sync-lookahead=0:rc-lookahead=5:bframes=2'

/**
 * x264 makes the process that runs it GPL, so it runs in no other process than the encoder's (decision 66). Its quality is
 * constant, so that scenes that are encoded apart look alike where they join. VP9 needs no invisible frames here, so that each
 * packet is one frame.
 */
export const IMAGE_CODECS: Readonly<Record<VideoEncoding | 'preview', ImageCodec>> = {
  mp4: {
    encoder: 'FF_ENCODER_LIBX264',
    bitRate: CONSTANT_QUALITY,
    options: { preset: 'veryfast', profile: 'high', crf: 20, 'x264-params': FEW_FRAMES_AT_ONCE },
  },
  webm: {
    encoder: 'FF_ENCODER_LIBVPX_VP9',
    bitRate: CONSTANT_QUALITY,
    options: { deadline: 'realtime', 'cpu-used': 7, 'row-mt': true, 'lag-in-frames': 0, 'auto-alt-ref': 0, crf: 30 },
  },
  preview: {
    encoder: 'FF_ENCODER_LIBVPX_VP9',
    bitRate: ({ width, height, framesPerSecond }) => Math.round(width * height * framesPerSecond * 0.06),
    options: { deadline: 'realtime', 'cpu-used': 8, 'row-mt': true },
  },
}

/** The sound of a finished video: 160,000 bits a second are enough for speech and music in stereo. */
export const SOUND_CODECS: Readonly<
  Record<VideoEncoding, { encoder: 'FF_ENCODER_AAC' | 'FF_ENCODER_LIBOPUS'; bitRate: number; blockSamples: number }>
> = {
  mp4: { encoder: 'FF_ENCODER_AAC', bitRate: 160_000, blockSamples: 1024 },
  webm: { encoder: 'FF_ENCODER_LIBOPUS', bitRate: 128_000, blockSamples: 960 },
}
