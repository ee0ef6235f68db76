const memoryOf = new WeakMap<object, Buffer>()

/**
 * Keeps the memory of a buffer for a frame that was made of it: `Frame.fromVideoBuffer` and `fromAudioBuffer` of node-av 6.1.1 copy nothing,
 * although they say so, and hold nothing either. Without this, the collector frees pixels while native threads read them, and a frame
 * shows the pixels of a later one.
 * @returns the frame
 */
export function holdMemory<Frame extends object>(frame: Frame, memory: Buffer): Frame {
  memoryOf.set(frame, memory)
  return frame
}
