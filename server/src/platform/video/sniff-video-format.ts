import { fileTypeFromBuffer } from 'file-type'
import { VideoRefusal } from './video-refusal.ts'

type VideoDemuxer = 'mov' | 'matroska' | 'avi' | 'mpegts' | 'mpeg' | 'asf' | 'flv' | 'ogg'
type SoundDemuxer = 'mp3' | 'wav' | 'flac' | 'aac' | 'aiff' | 'amr' | 'caf'

export interface VideoFormat {
  /** FFmpeg's name of the demuxer: no other one is tried, and none of these opens further files. */
  demuxer: VideoDemuxer | SoundDemuxer
  /** The content type for browsers. */
  contentType: string
}

/** The formats of videos by the type that the first bytes show. */
export const VIDEO_FORMATS: Readonly<Record<string, VideoFormat>> = {
  'video/mp4': { demuxer: 'mov', contentType: 'video/mp4' },
  'video/x-m4v': { demuxer: 'mov', contentType: 'video/mp4' },
  'video/quicktime': { demuxer: 'mov', contentType: 'video/quicktime' },
  'video/3gpp': { demuxer: 'mov', contentType: 'video/3gpp' },
  'video/3gpp2': { demuxer: 'mov', contentType: 'video/3gpp2' },
  'video/webm': { demuxer: 'matroska', contentType: 'video/webm' },
  'video/matroska': { demuxer: 'matroska', contentType: 'video/matroska' },
  'video/vnd.avi': { demuxer: 'avi', contentType: 'video/vnd.avi' },
  'video/mp2t': { demuxer: 'mpegts', contentType: 'video/mp2t' },
  'video/MP1S': { demuxer: 'mpeg', contentType: 'video/mpeg' },
  'video/MP2P': { demuxer: 'mpeg', contentType: 'video/mpeg' },
  'video/x-ms-asf': { demuxer: 'asf', contentType: 'video/x-ms-asf' },
  'application/vnd.ms-asf': { demuxer: 'asf', contentType: 'video/x-ms-asf' },
  'video/x-flv': { demuxer: 'flv', contentType: 'video/x-flv' },
  'video/ogg': { demuxer: 'ogg', contentType: 'video/ogg' },
}

/** Text that other programs treat as a playlist. */
const PLAYLIST = /^(#EXTM3U|ffconcat|\[playlist\]|<MPD|<smil)/i
const MARKUP = /^<(!doctype|html|svg|\?xml|[a-z])/i

/**
 * Detects the format of a video by its first bytes; its name and announced type are claims and are ignored.
 * @throws VideoRefusal that says what the file is instead
 */
export async function sniffVideoFormat(start: Uint8Array): Promise<VideoFormat> {
  if (start.byteLength === 0) {
    throw new VideoRefusal('The file is empty.')
  }
  const type = await fileTypeFromBuffer(start)
  const format = type === undefined ? undefined : VIDEO_FORMATS[type.mime]
  if (format === undefined) {
    throw new VideoRefusal(type === undefined ? describeStart(start) : describe(type))
  }
  return format
}

function describe({ mime, ext }: { mime: string; ext: string }): string {
  const name = ext.toUpperCase()
  const [family] = mime.split('/')
  if (family === 'audio') {
    return `This is a sound file (${name}). Choose a video.`
  }
  if (family === 'image') {
    return `This is an image (${name}). Choose a video, or a PNG, JPEG, WebP or AVIF image.`
  }
  return family === 'video'
    ? `This kind of video (${name}) cannot be read. Save it as MP4.`
    : `This is a file of another kind (${name}). Choose a video.`
}

function describeStart(start: Uint8Array): string {
  const text = Buffer.from(start.subarray(0, 200))
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '')
  // The sound may begin only after a cover image of several megabytes.
  if (text.startsWith('ID3')) {
    return describe({ mime: 'audio/mpeg', ext: 'mp3' })
  }
  if (PLAYLIST.test(text)) {
    return 'This is a list of videos. Choose the video itself.'
  }
  return MARKUP.test(text) ? 'This is a web page or a drawing. Choose a video.' : 'Choose an MP4, WebM or MOV video.'
}
