const HEAD_BYTES = 44
const BYTES_PER_SAMPLE = 2

/**
 * A WAV file of 16 bits in one channel (RIFF, WAVE_FORMAT_PCM).
 * @param rate samples a second
 */
export function buildWav(samples: Int16Array, rate: number): Buffer<ArrayBuffer> {
  const bytes = samples.length * BYTES_PER_SAMPLE
  const file = Buffer.alloc(HEAD_BYTES + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(bytes + HEAD_BYTES - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * BYTES_PER_SAMPLE, 28)
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  samples.forEach((value, index) => file.writeInt16LE(value, HEAD_BYTES + index * BYTES_PER_SAMPLE))
  return file
}
