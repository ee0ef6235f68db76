/** A word of a caption, in frames from the start of the video; `to` is the first frame without it. */
export interface CueWord {
  text: string
  from: number
  to: number
}

/** Words that a caption shows together, in frames from the start of the video; `to` is the first frame without them. */
export interface Cue {
  from: number
  to: number
  words: readonly CueWord[]
}
