import { fileTypeFromBuffer } from 'file-type'
import { VIDEO_FORMATS, type VideoFormat } from '../video/sniff-video-format.ts'
import { VideoRefusal } from '../video/video-refusal.ts'

/** The formats that hold only sound, by the type that the first bytes show. Recorders of browsers write MP4 and WebM, as for videos. */
const SOUND_FORMATS: Readonly<Record<string, VideoFormat>> = {
  'audio/mpeg': { demuxer: 'mp3', contentType: 'audio/mpeg' },
  'audio/wav': { demuxer: 'wav', contentType: 'audio/wav' },
  'audio/flac': { demuxer: 'flac', contentType: 'audio/flac' },
  'audio/aac': { demuxer: 'aac', contentType: 'audio/aac' },
  'audio/aiff': { demuxer: 'aiff', contentType: 'audio/aiff' },
  'audio/amr': { demuxer: 'amr', contentType: 'audio/amr' },
  'audio/x-caf': { demuxer: 'caf', contentType: 'audio/x-caf' },
  'audio/x-m4a': { demuxer: 'mov', contentType: 'audio/mp4' },
  'audio/mp4': { demuxer: 'mov', contentType: 'audio/mp4' },
  'audio/ogg': { demuxer: 'ogg', contentType: 'audio/ogg' },
  'audio/ogg; codecs=opus': { demuxer: 'ogg', contentType: 'audio/ogg' },
}

const CHOOSE = 'Choose an MP3, M4A, WAV, OGG or FLAC file.'

/**
 * Detects the format of a file with sound by its first bytes; its name and announced type are claims and are ignored.
 * @throws VideoRefusal that says what the file is instead
 */
export async function sniffSoundFormat(start: Uint8Array): Promise<VideoFormat> {
  if (start.byteLength === 0) {
    throw new VideoRefusal('The file is empty.')
  }
  const type = await fileTypeFromBuffer(start)
  // The sound may begin only after a cover image of several megabytes.
  const mime = type?.mime ?? (Buffer.from(start.subarray(0, 3)).toString('latin1') === 'ID3' ? 'audio/mpeg' : '')
  const format = SOUND_FORMATS[mime] ?? VIDEO_FORMATS[mime]
  if (format === undefined) {
    const [family] = mime.split('/')
    throw new VideoRefusal(
      family === 'audio'
        ? `This kind of sound (${type?.ext.toUpperCase()}) cannot be read. ${CHOOSE}`
        : `This is no sound file. ${CHOOSE}`,
    )
  }
  return format
}
