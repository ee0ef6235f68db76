/** The video is refused; the message is written for users. */
export class VideoRefusal extends Error {
  override readonly name = 'VideoRefusal'
}

export const DAMAGED = 'The video is damaged and cannot be read.'
export const CUT_OFF = 'The video is cut off: its end is missing. Export it or upload it again.'
