/** A video that is not read; the message is written for users. */
export class VideoRefusal extends Error {
  override readonly name = 'VideoRefusal'
}

export const DAMAGED = 'The video is damaged and cannot be read.'
