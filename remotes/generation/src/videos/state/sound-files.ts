/** The files with sound that a browser offers: usual sound files, and videos of which the sound is taken. */
export const SOUND_FILES = 'audio/*,video/mp4,video/webm,video/quicktime,.m4a,.flac,.ogg,.wav,.mp3'
