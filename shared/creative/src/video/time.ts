/** Videos have whole frames at a constant rate. */
export const FRAMES_PER_SECOND = 30

/** Sound has whole samples at a constant rate, in two channels. */
export const SAMPLES_PER_SECOND = 48_000

/** Each frame lasts exactly this number of samples, so that image and sound cannot drift apart. */
export const SAMPLES_PER_FRAME = SAMPLES_PER_SECOND / FRAMES_PER_SECOND

/** One minute. */
export const MAX_VIDEO_FRAMES = 60 * FRAMES_PER_SECOND

/** Half a second: a shorter scene cannot be read. */
export const MIN_SCENE_FRAMES = FRAMES_PER_SECOND / 2

/** Ten minutes: the longest file of which a video shows a part. */
export const MAX_CLIP_FRAMES = 600 * FRAMES_PER_SECOND
